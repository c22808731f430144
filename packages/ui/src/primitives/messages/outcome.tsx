import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import styles from './outcome.module.css';
import { scrollToView } from './scroll-to-view.ts';

/**
 * A ref to what shows the consequence of a press; it must be focusable. `occasion` identifies what has happened, for example a status or the number
 * of attempts. Each new one scrolls the element into view and focuses it. Null while the visitor has caused nothing: then it stays where it is.
 */
export function useOutcome(occasion: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (occasion === null || !place.current) return;
    place.current.focus({ preventScroll: true });
    scrollToView(place.current);
  }, [occasion]);
  return place;
}

type OutcomeProps = {
  /** See `useOutcome`. */
  of: unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** The visible consequence of a press: a success, a refusal, an error, a delay. `data-outcome` makes the router leave it in view when it opens another screen. */
export const Outcome = ({ of: occasion, className, children }: OutcomeProps) => (
  <div ref={useOutcome(occasion)} tabIndex={-1} data-outcome="" className={classes(styles.outcome, className)}>
    {children}
  </div>
);
