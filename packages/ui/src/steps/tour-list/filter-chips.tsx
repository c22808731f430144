import type { Language } from '@booking/domain/schema';
import { useId } from 'react';
import { useOwnRadios } from '../../primitives/index.ts';
import styles from './filter-chips.module.css';

type FilterChipsProps = {
  label: string;
  /** The first one is for all. */
  options: readonly { value: string; text: string; language?: Language | undefined }[];
  value: string;
  onChange(value: string): void;
};

/** One filter: native radio buttons in a row, styled as chips. */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  const name = useId();
  const { ref, onChange: take } = useOwnRadios<HTMLFieldSetElement>(value, onChange);
  return (
    <fieldset ref={ref} className={styles.chips} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} onChange={take} />
          <span lang={option.language}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
