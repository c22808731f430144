import { isPartySize, largestParty } from '@booking/domain/calendar';
import { useTranslation } from '../../i18n/index.ts';
import { Select } from '../../primitives/index.ts';
import styles from './party-field.module.css';

type PartyFieldProps = { party: number; onParty(party: number): void };

/** The number of passengers, 1 to 20: a dropdown between decrement and increment buttons. */
export function PartyField({ party, onParty }: PartyFieldProps) {
  const { t } = useTranslation(['tourDate', 'common', 'summary']);
  const step = (label: string, sign: string, to: number) => {
    const possible = isPartySize(to);
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        aria-disabled={!possible}
        onClick={possible ? () => onParty(to) : undefined}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <div className={styles.party}>
      {step(t('fewer'), '−', party - 1)}
      <div className={styles.select}>
        <Select
          label={t('summary:party')}
          hideLabel
          value={String(party)}
          onChange={(value) => onParty(Number(value))}
          options={Array.from({ length: largestParty }, (_, index) => ({
            value: String(index + 1),
            label: t('common:persons', { count: index + 1 }),
          }))}
        />
      </div>
      {step(t('more'), '+', party + 1)}
    </div>
  );
}
