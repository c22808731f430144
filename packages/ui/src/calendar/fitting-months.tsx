import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './fitting-months.module.css';

type FittingMonthsProps = {
  /** Called before the first paint, and when another number of months fits. A stable function. */
  onFit(months: 1 | 2): void;
  children: ReactNode;
};

/** The frame of the calendar. Its style sheet decides by its width how many months fit beside each other; this component reports the decision. */
export function FittingMonths({ onFit, children }: FittingMonthsProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const report = (): void => {
      // What is not laid out yet, as in a closed tab, has no width.
      if (element.clientWidth > 0) onFit(Number(getComputedStyle(element).getPropertyValue('--fitting-months')) === 2 ? 2 : 1);
    };
    report();
    const sizes = new ResizeObserver(report);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [onFit]);
  return (
    <div className={styles.calendar}>
      <div ref={root} className={styles.months}>
        {children}
      </div>
    </div>
  );
}
