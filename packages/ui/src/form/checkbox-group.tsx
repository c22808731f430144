import type { ReactNode } from 'react';
import styles from './checkbox-group.module.css';
import { Choice, choiceLabels } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';
import { type FormField, useField } from './use-field.ts';

export type CheckboxOption = { value: string; label: string; note?: string; description?: ReactNode; mandatory?: boolean };

/** A group of checkboxes. A mandatory option is checked and cannot be unchecked. */
export function CheckboxGroup({
  field,
  label,
  hint,
  options,
}: {
  field: FormField<string[]>;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly CheckboxOption[];
}) {
  const { id, name: fieldName, value: chosen, error, change, onBlur } = useField(field);
  const toggle = (value: string, on: boolean): void => change(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} onBlur={onBlur}>
      <div className={styles.rows}>
        {options.map(({ value, label: name, note, description, mandatory = false }) => {
          const choiceId = `${id}-${value}`;
          return (
            <Choice key={value} className={styles.row}>
              <input
                type="checkbox"
                name={fieldName}
                value={value}
                checked={mandatory || chosen.includes(value)}
                disabled={mandatory}
                onChange={(event) => toggle(value, event.target.checked)}
                {...choiceLabels(choiceId, { note, description })}
              />
              <span className={styles.words}>
                <span className={styles.name} id={`${choiceId}-name`}>
                  {name}
                </span>
                {description ? <span id={`${choiceId}-description`}>{description}</span> : null}
              </span>
              {note ? (
                <span className={styles.price} id={`${choiceId}-note`}>
                  {note}
                </span>
              ) : null}
            </Choice>
          );
        })}
      </div>
    </FieldGroup>
  );
}
