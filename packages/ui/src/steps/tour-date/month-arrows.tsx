import type { MonthRange } from '@booking/domain/calendar';
import { addMonths, type YearMonth } from '@booking/domain/date';
import { isWithin } from '../../calendar/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './month-arrows.module.css';

type MonthArrowsProps = {
  /** The one or two months shown. */
  shown: readonly YearMonth[];
  range: MonthRange | null;
  onMonth(month: YearMonth): void;
  /** Called when the visitor is about to change to this month. */
  onIntend(month: YearMonth): void;
};

type ArrowProps = { label: string; icon: 'chevron-left' | 'chevron-right'; enabled: boolean; onClick(): void; onIntend(): void };

const Arrow = ({ label, icon, enabled, onClick, onIntend }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    aria-label={label}
    // Not `disabled`, as the button would lose the focus at the last month.
    aria-disabled={!enabled}
    onClick={enabled ? onClick : undefined}
    onPointerEnter={enabled ? onIntend : undefined}
    onFocus={enabled ? onIntend : undefined}
  >
    <Icon name={icon} />
  </button>
);

/** Buttons for the previous and the next month, on both sides of the month names. Navigation outside the range is ignored. */
export function MonthArrows({ shown, range, onMonth, onIntend }: MonthArrowsProps) {
  const { t } = useTranslation('tourDate');
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return null;
  const previous = addMonths(first, -1);
  // The month that appears on the right.
  const next = addMonths(last, 1);
  return (
    <div className={styles.arrows}>
      <Arrow
        icon="chevron-left"
        label={t('previousMonth')}
        enabled={isWithin(previous, range)}
        onClick={() => onMonth(previous)}
        onIntend={() => onIntend(previous)}
      />
      <Arrow
        icon="chevron-right"
        label={t('nextMonth')}
        enabled={isWithin(next, range)}
        onClick={() => onMonth(addMonths(first, 1))}
        onIntend={() => onIntend(next)}
      />
    </div>
  );
}
