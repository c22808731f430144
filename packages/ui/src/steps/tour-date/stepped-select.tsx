import type { ReactNode } from 'react';
import { classes, ScriptButton, Select, type SelectProps } from '../../primitives/index.ts';
import styles from './stepped-select.module.css';

/** A button for the option before or after the chosen one. `onPress` is null where there is none. */
type SelectStep = { label: string; sign: ReactNode; onPress: (() => void) | null; onIntend?: (() => void) | undefined };
type SteppedSelectProps = SelectProps & { previous: SelectStep; next: SelectStep };

const Step = ({ label, sign, onPress, onIntend }: SelectStep) => (
  <ScriptButton
    className={styles.step}
    aria-label={label}
    // Not `disabled`, as the button would lose the focus at the last option.
    aria-disabled={onPress === null}
    onClick={onPress ?? undefined}
    onPointerEnter={onPress ? onIntend : undefined}
    onFocus={onPress ? onIntend : undefined}
  >
    <span aria-hidden="true">{sign}</span>
  </ScriptButton>
);

/** A dropdown between two buttons, as one control. */
export function SteppedSelect({ previous, next, className, ...select }: SteppedSelectProps) {
  return (
    <div className={classes(styles.control, className)}>
      <Step {...previous} />
      <div className={styles.select}>
        <Select {...select} hideLabel />
      </div>
      <Step {...next} />
    </div>
  );
}
