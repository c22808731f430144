import { useTranslation } from '../../i18n/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './placed-line.module.css';

/** Compares the number of persons placed in cabins with the party. It is informative and never blocks the step. */
export function PlacedLine({ placed, party }: { placed: number; party: number }) {
  const { t } = useTranslation('cabins');
  const text =
    placed === party
      ? t('allPlaced', { count: party })
      : placed > party
        ? t('morePlaced', { placed, party, count: placed - party })
        : t('placed', { placed, count: party });
  return (
    <p className={styles.placed} data-complete={placed === party || undefined} role="status">
      <Icon name={placed === party ? 'check' : 'persons'} />
      <span>{text}</span>
    </p>
  );
}
