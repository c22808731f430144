import { useFormat, useTranslation } from '../i18n/index.ts';
import { Live } from '../primitives/messages/live.tsx';
import { useChanged } from '../primitives/rendering/use-changed.ts';
import type { StepBarData } from './step-bar.tsx';

/** Tells screen readers each new total, or the starting price that precedes it, also while the summary is closed. */
export function PriceAnnouncement({ total, note = '' }: Pick<StepBarData, 'total' | 'note'>) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  const price = total === null ? note : t('bar.newTotal', { total: money(total) });
  return <Live>{useChanged(price) ? price : ''}</Live>;
}
