import { useTranslation } from '../../i18n/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './placed-line.module.css';

/** Compares the number of persons placed in cabins with the party. It is informative and never blocks the step. */
export function PlacedLine({ placed, party }: { placed: number; party: number }) {
  const { t } = useTranslation('cabins');
  const getText = (): string => {
    if (placed === 0) return t('nonePlaced');
    if (placed === party) return t('allPlaced', { count: party });
    return placed > party ? t('morePlaced', { placed, party, count: placed - party }) : t('placed', { count: placed, party });
  };
  return (
    <p className={styles.placed} data-complete={placed === party || undefined} role="status">
      <Icon name={placed === party ? 'check' : 'persons'} />
      <span>{getText()}</span>
    </p>
  );
}
