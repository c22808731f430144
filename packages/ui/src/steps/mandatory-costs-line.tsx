import type { Costs, MandatoryCosts } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Muted } from '../primitives/index.ts';

type Unit = 'perPerson' | 'perBooking';

/** What comes on top of the prices of a step, and how much of it is paid at departure; in words while the amounts are not known. */
export function MandatoryCostsLine({ costs }: { costs: MandatoryCosts | null }) {
  const { t } = useTranslation('departures');
  const { money } = useFormat();
  const toText = (unit: Unit, { amount, local }: Costs): string => {
    const values = { amount: money(amount, { whole: true }), local: money(local, { whole: true }) };
    if (local === 0) return t(`onTop.${unit}`, values);
    return local === amount ? t(`onTop.${unit}OnBoard`, values) : t(`onTop.${unit}Partly`, values);
  };
  const texts = costs
    ? (['perPerson', 'perBooking'] as const).filter((unit) => costs[unit].amount > 0).map((unit) => toText(unit, costs[unit]))
    : [];
  if (!costs) return <Muted small>{t('onTop.unknown')}</Muted>;
  return <Muted small>{texts.length === 0 ? '\u00a0' : texts.join(' · ')}</Muted>;
}
