import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './outcome.module.css';

/** Scrolls an element into view: in the middle, or at the top if it is taller than half the window. */
export const scrollToView = (element: HTMLElement): void =>
  element.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });

type OutcomeProps = {
  /**
   * Identifies what has happened, for example a status or the number of attempts. Each new one scrolls the content into view and focuses it.
   * Null while the visitor has caused nothing: then the content stays where it is.
   */
  of: unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** The visible consequence of a press: a success, a refusal, an error, a delay. ERR-31. */
export function Outcome({ of: occasion, className, children }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (occasion === null || !place.current) return;
    place.current.focus({ preventScroll: true });
    scrollToView(place.current);
  }, [occasion]);
  return (
    <div ref={place} tabIndex={-1} className={classes(styles.outcome, className)}>
      {children}
    </div>
  );
}
