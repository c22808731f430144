import { createContext, type ReactNode, use } from 'react';
import { classes } from '../primitives/classes.ts';
import { Icon } from '../primitives/icon.tsx';
import styles from './panel-action.module.css';
import { StepAction, type StepNext } from './step-action.tsx';
import { useHeight } from './use-height.ts';

/** The main action of the step, for the summary in its side panel; null if it has none. `waiting` reserves its space until the step is loaded. */
export const PanelActionContext = createContext<StepNext | 'waiting' | null>(null);

/** How a booking can be cancelled, for one line below each price in the side panel; null if it is not configured. */
export const CancellationContext = createContext<string | null>(null);

/**
 * The end of a summary in the side panel: its price, and the main action of the step below it. From 1024 px an action stays within the window,
 * however long the summary is. SHELL-49, SHELL-53.
 */
export function PanelAction({ children }: { children: ReactNode }) {
  const next = use(PanelActionContext);
  const cancellation = use(CancellationContext);
  // The chat button stays above it.
  const foot = useHeight<HTMLDivElement>('--foot-height', true);
  return (
    <div ref={foot} className={classes(styles.foot, next && styles.sticky)}>
      {children}
      {next === 'waiting' ? <div className={styles.reserved} /> : next ? <StepAction next={next} className={styles.action} /> : null}
      {cancellation === null ? null : (
        <p className={styles.cancellation}>
          <Icon name="check" size={16} />
          <span>{cancellation}</span>
        </p>
      )}
    </div>
  );
}
