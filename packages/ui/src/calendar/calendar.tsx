import type { CalendarDay, MonthRange } from '@booking/domain/calendar';
import { addMonths, getYearMonth, type YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './calendar.module.css';
import { getFocusDay } from './focus-day.ts';
import { Month } from './month.tsx';
import { isWithin } from './month-span.ts';
import { moveFocus } from './move-focus.ts';
import { tripFor } from './trip-ribbon.ts';
import { useFittingTexts } from './use-fitting-texts.ts';
import { useMonthTransition } from './use-month-transition.ts';
import { useSwipe } from './use-swipe.ts';

export type CalendarProps = {
  /** The one or two months to show, in order. */
  months: readonly YearMonth[];
  /** A month that CSS shows only where two months fit. Set while the calendar's width is unknown. */
  wideOnly?: YearMonth | undefined;
  /** The range that navigation stays within; null for no limit. */
  range: MonthRange | null;
  days: ReadonlyMap<IsoDate, CalendarDay>;
  /** The days marked as the cheapest. */
  cheapest: ReadonlySet<IsoDate>;
  /** Months whose departures are loading. */
  loading: readonly YearMonth[];
  selected: IsoDate | null;
  today: IsoDate;
  /** Called with null when the selected day is clicked again. */
  onSelect(date: IsoDate | null): void;
  /** The address that selects a day. The link works before hydration and without scripts. */
  getHref?: ((date: IsoDate) => string) | undefined;
  /** Called with the new first month. */
  onMonth(month: YearMonth): void;
  /** Called with the day under the pointer or with the focus; null when there is none. */
  onHover?(date: IsoDate | null): void;
};

const dateAt = (event: SyntheticEvent): IsoDate | null =>
  ((event.target as Element).closest<HTMLElement>('[data-date]')?.dataset.date as IsoDate | undefined) ?? null;

/**
 * One or two months as date grids with a single tab stop (WAI-ARIA date grid). Unavailable days can be focused but not selected.
 * A click on the selected day deselects it. A swipe turns the months.
 */
export function Calendar(props: CalendarProps) {
  const { months, wideOnly, range, days, cheapest, loading, selected, today, getHref, onSelect, onMonth, onHover } = props;
  const root = useRef<HTMLDivElement>(null);
  const focusAfterMove = useRef(false);
  const [last, setLast] = useState<IsoDate | null>(null);
  const [hovered, setHovered] = useState<IsoDate | null>(null);
  const chosenTrip = useMemo(() => tripFor(selected ? days.get(selected) : undefined), [days, selected]);
  // The chosen day looks chosen, also under the pointer.
  const hoveredTrip = useMemo(() => tripFor(hovered && hovered !== selected ? days.get(hovered) : undefined), [days, hovered, selected]);
  const tabbable = getFocusDay(months, days, { last, selected });
  useMonthTransition(root, months);
  useFittingTexts(root);

  // A key may have moved the focus to a month that was not rendered yet.
  useLayoutEffect(() => {
    if (!focusAfterMove.current || !tabbable) return;
    focusAfterMove.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${tabbable}"]`)?.focus();
  });

  const hover = (date: IsoDate | null) => {
    if (date === hovered) return;
    setHovered(date);
    onHover?.(date);
  };
  const choose = (date: IsoDate) => {
    const day = days.get(date);
    if (day && day.state !== 'unavailable') onSelect(date === selected ? null : date);
  };

  const swipe = useSwipe((direction) => {
    const [first] = months;
    const appearing = first && addMonths(first, direction < 0 ? -1 : months.length);
    if (appearing && isWithin(appearing, range)) onMonth(addMonths(first, direction));
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const date = dateAt(event);
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(date);
      return;
    }
    const moved = moveFocus(date, event.key, event.shiftKey, range);
    if (!moved) return;
    event.preventDefault();
    focusAfterMove.current = true;
    setLast(moved);
    const month = getYearMonth(moved);
    const first = months[0];
    if (!first || months.includes(month)) return;
    // A previous month appears on the left, a later one on the right.
    const firstShown = month < first ? month : addMonths(month, 1 - months.length);
    onMonth(isWithin(firstShown, range) ? firstShown : month);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one handler for the events of all cells
    <div
      ref={root}
      className={styles.calendar}
      data-months={months.length}
      {...swipe}
      onClick={(event) => {
        const date = dateAt(event);
        // A click with a modifier key opens the day's link in a new tab or window.
        if (!date || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setLast(date);
        choose(date);
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => hover(dateAt(event))}
      onBlur={() => hover(null)}
      onPointerOver={(event) => hover(dateAt(event))}
      onPointerLeave={() => hover(null)}
    >
      {months.map((month) => (
        <Month
          key={month}
          month={month}
          wideOnly={month === wideOnly}
          days={days}
          cheapest={cheapest}
          loading={loading.includes(month)}
          selected={selected}
          tabbable={tabbable}
          today={today}
          getHref={getHref}
          chosen={chosenTrip}
          hovered={hoveredTrip}
        />
      ))}
    </div>
  );
}
