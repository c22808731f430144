import type { BrandFacts } from '@booking/config';
import type { IsoDate } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { GuaranteeText } from '../../layout/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './assurances.module.css';

export type AssurancesProps = Pick<BrandFacts, 'guarantee' | 'cancellation'> & {
  /** The first day of the trip; null if it is not known. */
  start: IsoDate | null;
};

/** What protects the visitor's money, and how the trip can be cancelled, with the day that this is counted from. What is not configured is left out. */
export function Assurances({ guarantee, cancellation, start }: AssurancesProps) {
  const { t } = useTranslation('payment');
  const { date } = useFormat();
  if (guarantee === null && cancellation === null) return null;
  return (
    <ul className={styles.list}>
      {guarantee === null ? null : (
        <li>
          <Icon name="check" size={16} />
          <span>
            <GuaranteeText guarantee={guarantee} />
          </span>
        </li>
      )}
      {cancellation === null ? null : (
        <li>
          <Icon name="check" size={16} />
          <span>
            <span>{cancellation}</span>
            {start === null ? null : <span>{` ${t('form.departure', { date: date(start, 'long') })}`}</span>}
          </span>
        </li>
      )}
    </ul>
  );
}
