import type { Language } from '@booking/domain/schema';
import type { ReactNode } from 'react';
import { useOwnValue } from '../primitives/index.ts';
import styles from './checkbox-group.module.css';
import { Choice, ChoiceName, choiceLabels } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';
import { type FormField, useField } from './use-field.ts';

export type CheckboxOption = {
  value: string;
  label: string;
  lang?: Language | undefined;
  note?: string;
  description?: ReactNode;
  mandatory?: boolean;
};

const checkboxes = (group: Element) => [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];

/** The chosen values, those that were chosen before first. What a mandatory box says is not asked: it is always checked. */
function readChecked(group: Element, known: string[]): string[] {
  const boxes = checkboxes(group).filter(({ disabled }) => !disabled);
  const isOn = new Map(boxes.map(({ value, checked }) => [value, checked]));
  const added = boxes.filter(({ value, checked }) => checked && !known.includes(value)).map(({ value }) => value);
  const kept = known.filter((value) => isOn.get(value) !== false);
  return added.length === 0 && kept.length === known.length ? known : [...kept, ...added];
}

function writeChecked(group: Element, chosen: string[]): void {
  for (const box of checkboxes(group)) box.checked = box.disabled || chosen.includes(box.value);
}

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
  const { ref, take } = useOwnValue<HTMLFieldSetElement, string[]>(chosen, { read: readChecked, write: writeChecked, change });
  return (
    <FieldGroup ref={ref} id={id} label={label} hint={hint} error={error} onBlur={onBlur}>
      <div className={styles.rows}>
        {options.map(({ value, label: name, lang, note, description, mandatory = false }) => {
          const choiceId = `${id}-${value}`;
          return (
            <Choice key={value} className={styles.row}>
              <input
                type="checkbox"
                name={fieldName}
                value={value}
                defaultChecked={mandatory || chosen.includes(value)}
                disabled={mandatory}
                onChange={take}
                {...choiceLabels(choiceId, { note, description })}
              />
              <div className={styles.words}>
                <ChoiceName id={choiceId} lang={lang} className={styles.name}>
                  {name}
                </ChoiceName>
                {description ? <div id={`${choiceId}-description`}>{description}</div> : null}
              </div>
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
