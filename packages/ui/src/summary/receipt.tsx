import type { Quote } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import type { LineNames } from './line-table.ts';
import { QuoteLines } from './quote-lines.tsx';
import { TotalList, TotalRow } from './total-list.tsx';

export type ReceiptProps = LineNames & { quote: Quote };

/** The lines of a price. With insurance, a subtotal and the insurance lines come last, before the total. */
export function ReceiptLines({ quote, ...names }: ReceiptProps) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  return (
    <>
      <QuoteLines quote={quote} part="subtotal" {...names} />
      {quote.insurance > 0 ? (
        <>
          <TotalList>
            <TotalRow name={t('subtotal')}>{money(quote.subtotal)}</TotalRow>
          </TotalList>
          <QuoteLines quote={quote} part="insurance" {...names} />
        </>
      ) : null}
    </>
  );
}
