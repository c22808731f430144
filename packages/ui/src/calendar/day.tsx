import type { DayState } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import { type CSSProperties, memo } from 'react';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import styles from './day.module.css';
import { DayPrice } from './day-price.tsx';
import type { RibbonPart } from './trip-ribbon.ts';

export type DayProps = {
  date: IsoDate;
  name: string;
  href: string | null;
  state: DayState | 'none' | 'loading';
  price: string | null;
  /** The old price. */
  was: string | null;
  note: string | null;
  few: boolean;
  otherParty: boolean;
  /** A discount that no old price shows. */
  discount: boolean;
  selected: boolean;
  tabbable: boolean;
  current: boolean;
  chosen: RibbonPart | null;
  /** The days since the start of the chosen trip. */
  chosenDay: number | null;
  hovered: RibbonPart | null;
};

/** One day. All props are primitive values, so that a hover re-renders only the days that change. */
export const Day = memo(function Day(props: DayProps) {
  const { date, name, href, state, price, was, note, few, otherParty, discount, selected, tabbable, current, chosen, chosenDay, hovered } =
    props;
  // The cell has the focus, and a name that contains all of this.
  const face = { className: styles.face, 'aria-hidden': true };
  const content = (
    <>
      <span className={styles.number}>{Number(date.slice(8))}</span>
      {price === null ? null : <DayPrice price={price} kind="price" />}
      {was === null ? null : <DayPrice price={was} kind="was" />}
      {note === null ? null : (
        <span className={styles.note} data-text="note" data-few={few || undefined}>
          {note}
        </span>
      )}
    </>
  );
  const selectable = state === 'available' || state === 'on_request';
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table with role grid (WAI-ARIA date grid)
      role="gridcell"
      className={styles.day}
      data-date={date}
      data-state={state}
      data-other-party={otherParty || undefined}
      data-discount={discount || undefined}
      data-ribbon={chosen ?? hovered}
      data-ribbon-kind={chosen ? 'chosen' : hovered ? 'hovered' : undefined}
      style={chosenDay === null ? undefined : ({ '--ribbon-day': chosenDay } as CSSProperties)}
      tabIndex={tabbable ? 0 : -1}
      aria-selected={selectable ? selected : undefined}
      aria-disabled={selectable ? undefined : true}
      aria-current={current ? 'date' : undefined}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      {href === null ? (
        <span {...face}>{content}</span>
      ) : (
        <a {...face} href={href} tabIndex={-1} draggable={false}>
          {content}
        </a>
      )}
    </td>
  );
});
