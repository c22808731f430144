import type { Language } from '@booking/domain/schema';
import { type ComponentProps, memo, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { controlClass, Field, fieldDescription } from './field.tsx';
import { useOwnChoice } from './own-value.ts';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; lang?: Language | undefined; disabled?: boolean | undefined };
export type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children' | 'ref'> & {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** Muted text after the label. */
  note?: string | null | undefined;
  value: string;
  onChange(value: string): void;
  /** The label of a first option with the empty value. */
  empty?: string | undefined;
  options: readonly SelectOption[];
  error?: string | null | undefined;
  hint?: ReactNode;
};

/** Memoised, so that a choice does not re-render two hundred countries. */
const Options = memo(({ options }: Pick<SelectProps, 'options'>) =>
  options.map(({ value, label, lang, disabled }) => (
    <option key={value} value={value} lang={lang} disabled={disabled}>
      {label}
    </option>
  )),
);

/** A native select, with the platform's listbox, type-ahead and touch picker. */
export function Select({ label, hideLabel, note, value, onChange, empty, options, error, hint, id, className, ...rest }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const offered = options.map((option) => option.value);
  const own = useOwnChoice(value, empty === undefined ? offered : ['', ...offered], onChange);
  return (
    <Field id={selectId} label={label} hideLabel={hideLabel} note={note} hint={hint} error={error} className={className}>
      <select
        {...rest}
        {...fieldDescription(selectId, { hint, error })}
        id={selectId}
        className={classes(controlClass, styles.control)}
        {...own}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        <Options options={options} />
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </Field>
  );
}
