import { toAsciiDigits } from '@booking/domain/schema';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Icon } from '../icon.tsx';
import { ScriptButton } from '../script-button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useOwnChoice, useOwnValue } from './own-value.ts';
import styles from './stepper.module.css';

export type StepperProps = {
  label: string;
  /** A shorter visible label. */
  legend?: string | undefined;
  hideLabel?: boolean | undefined;
  value: number;
  min: number;
  max: number;
  /** Adds a text box for typing the number. */
  typed?: boolean | undefined;
  /** Adds a dropdown of all numbers. */
  listed?: boolean | undefined;
  onChange(value: number): void;
};

type NumberProps = Pick<StepperProps, 'label' | 'value' | 'min' | 'max' | 'onChange'>;

/** The number as a native dropdown, with the platform's type-ahead and touch picker. */
function ListedNumber({ label, value, min, max, onChange }: NumberProps) {
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  const own = useOwnChoice(String(value), numbers, (chosen) => onChange(Number(chosen)));
  return (
    <span className={styles.listed}>
      <select aria-label={label} {...own}>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </span>
  );
}

/**
 * The number as a text box. A typed whole number is clamped to the limits and applied at once; any other text, such as none or `1.5`, changes
 * nothing. On blur the box shows the applied value.
 */
function TypedNumber({ label, value, min, max, onChange }: NumberProps) {
  const { ref, take, reset } = useOwnValue<HTMLInputElement, number>(value, {
    read(control, known) {
      const typed = toAsciiDigits(control.value.trim());
      return /^\d+$/.test(typed) ? Math.min(Math.max(Number(typed), min), max) : known;
    },
    write(control, applied) {
      control.value = String(applied);
    },
    change: onChange,
  });
  return (
    <input
      ref={ref}
      className={styles.typed}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      aria-label={label}
      defaultValue={value}
      onFocus={(event) => event.target.select()}
      onChange={take}
      onBlur={reset}
    />
  );
}

/**
 * A small integer with decrement and increment buttons. At a limit the button stays focusable but is a no-op. A text box says its number
 * itself: beside it, a number that a button has set is said until the control is left, so that it is not read twice.
 */
export function Stepper({
  label,
  legend = label,
  hideLabel = false,
  value,
  min,
  max,
  typed = false,
  listed = false,
  onChange,
}: StepperProps) {
  const { t } = useTranslation('common');
  const [isStepped, setIsStepped] = useState(false);
  const step = (next: number): void => {
    setIsStepped(true);
    onChange(next);
  };
  const type = (next: number): void => {
    setIsStepped(false);
    onChange(next);
  };
  const button = (next: number, name: string, icon: 'minus' | 'plus') => {
    const isAtLimit = next < min || next > max;
    return (
      <ScriptButton
        className={styles.button}
        aria-label={name}
        aria-disabled={isAtLimit || undefined}
        onClick={() => (isAtLimit ? undefined : step(next))}
      >
        <Icon name={icon} />
      </ScriptButton>
    );
  };
  // The box or dropdown has the label itself: a group of that name would say it twice.
  const isLabelled = typed || listed;
  const Group = isLabelled ? 'div' : 'fieldset';
  const Legend = isLabelled ? 'span' : 'legend';
  return (
    <Group
      className={styles.stepper}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsStepped(false)}
    >
      {hideLabel ? (
        isLabelled ? null : (
          <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        )
      ) : (
        <Legend className={styles.label} aria-hidden={isLabelled || undefined}>
          {legend}
        </Legend>
      )}
      <span className={styles.row}>
        {button(value - 1, t('stepper.less', { label }), 'minus')}
        {typed ? <TypedNumber label={label} value={value} min={min} max={max} onChange={type} /> : null}
        {listed ? (
          <ListedNumber label={label} value={value} min={min} max={max} onChange={onChange} />
        ) : (
          <output className={typed ? styles.spoken : styles.value} aria-live="polite">
            {typed && !isStepped ? '' : value}
          </output>
        )}
        {button(value + 1, t('stepper.more', { label }), 'plus')}
      </span>
    </Group>
  );
}
