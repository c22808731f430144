import { type TFunction, useTranslation } from '../i18n/index.ts';
import styles from './legend.module.css';
import { type LegendMark, legendMarks } from './legend-marks.ts';

type Texts = TFunction<['tourDate', 'departures']>;

const names = {
  available: 'tourDate:day.state.available',
  on_request: 'tourDate:day.state.onRequest',
  unavailable: 'tourDate:day.state.unavailable',
  discount: 'departures:discount',
  lowest: 'tourDate:legend.lowestPrice',
  'from-people': 'tourDate:legend.fromPersons',
  'up-to-people': 'tourDate:legend.upToPersons',
} as const satisfies Record<LegendMark['kind'], string>;

const signs: Partial<Record<LegendMark['kind'], string>> = { available: '€', on_request: '?', discount: '%' };

/** The name of a mark. The words of a cell explain themselves: they have no sample. */
const getName = (mark: LegendMark, t: Texts): string =>
  'count' in mark ? t(names[mark.kind], { count: mark.count }) : t(names[mark.kind]);

const isWord = (mark: LegendMark): boolean => mark.kind === 'lowest' || 'count' in mark;

/** As much as most months have: what a legend keeps its place with. */
const usualMarks = legendMarks.filter((mark) => !isWord(mark));

/**
 * The legend of these marks; null while the days are loading, when it only keeps its place. Each state has its own shape, as
 * state is never shown by colour alone.
 */
export function Legend({ marks }: { marks: readonly LegendMark[] | null }) {
  const { t } = useTranslation(['tourDate', 'departures']);
  return (
    <ul className={styles.legend} data-loading={marks === null} aria-label={t('tourDate:legend.title')}>
      {(marks ?? usualMarks).map((mark) => (
        <li key={mark.kind}>
          {isWord(mark) ? null : (
            <span className={styles.sample} data-mark={mark.kind} aria-hidden="true">
              {signs[mark.kind]}
            </span>
          )}
          <span>{getName(mark, t)}</span>
        </li>
      ))}
    </ul>
  );
}
