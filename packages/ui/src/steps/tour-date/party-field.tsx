import { isPartySize, largestParty } from '@booking/domain/calendar';
import { useTranslation } from '../../i18n/index.ts';
import styles from './party-field.module.css';
import { SteppedSelect } from './stepped-select.tsx';

type PartyFieldProps = { party: number; onParty(party: number): void };

/** The number of passengers, 1 to 20: a dropdown between decrement and increment buttons. */
export function PartyField({ party, onParty }: PartyFieldProps) {
  const { t } = useTranslation(['tourDate', 'common', 'summary']);
  const step = (label: string, sign: string, to: number) => ({ label, sign, onPress: isPartySize(to) ? () => onParty(to) : null });
  return (
    <SteppedSelect
      className={styles.party}
      label={t('summary:party')}
      value={String(party)}
      onChange={(value) => onParty(Number(value))}
      options={Array.from({ length: largestParty }, (_, index) => ({
        value: String(index + 1),
        label: t('common:persons', { count: index + 1 }),
      }))}
      previous={step(t('fewer'), '−', party - 1)}
      next={step(t('more'), '+', party + 1)}
    />
  );
}
