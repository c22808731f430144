import type { Quote } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { PanelAction } from '../layout/panel-action.tsx';
import type { LineNames } from './line-table.ts';
import { QuoteLines } from './quote-lines.tsx';
import { Total } from './total.tsx';
import { TotalList } from './total-list.tsx';

export type ReceiptProps = LineNames & { quote: Quote };

/** The price lines and the total. With insurance, a subtotal and the insurance lines come before the total. */
export function Receipt({ quote, ...names }: ReceiptProps) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  return (
    <>
      <QuoteLines quote={quote} part="subtotal" {...names} />
      {quote.insurance > 0 ? (
        <>
          <TotalList>
            <dt>{t('subtotal')}</dt>
            <dd translate="no">{money(quote.subtotal)}</dd>
          </TotalList>
          <QuoteLines quote={quote} part="insurance" {...names} />
        </>
      ) : null}
      <PanelAction>
        <Total quote={quote} />
      </PanelAction>
    </>
  );
}
