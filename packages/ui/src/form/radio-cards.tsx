import type { Language } from '@booking/domain/schema';
import type { ReactNode } from 'react';
import { classes, useOwnRadios } from '../primitives/index.ts';
import { Choice, ChoiceName, choiceLabels } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './radio-cards.module.css';
import { type FormField, useField } from './use-field.ts';

export type RadioCard = {
  value: string;
  label: string;
  lang?: Language | undefined;
  note?: string;
  description?: ReactNode;
  picture?: ReactNode;
};

/** Radio buttons shown as cards, each with a picture, a name, a note such as a price, and a description. */
export function RadioCards({
  field,
  label,
  hint,
  options,
}: {
  field: FormField<string>;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly RadioCard[];
}) {
  const { id, name: fieldName, value: chosen, error, change, onBlur } = useField(field);
  const { ref, onChange } = useOwnRadios<HTMLFieldSetElement>(chosen, change);
  return (
    <FieldGroup ref={ref} id={id} label={label} hint={hint} error={error} onBlur={onBlur}>
      <div className={styles.cards}>
        {options.map(({ value, label: name, lang, note, description, picture }) => {
          const choiceId = `${id}-${value}`;
          return (
            <Choice key={value} className={classes(styles.card, picture ? styles.pictured : null)}>
              {picture ? <span className={styles.picture}>{picture}</span> : null}
              <input
                type="radio"
                name={fieldName}
                value={value}
                defaultChecked={chosen === value}
                required
                onChange={onChange}
                {...choiceLabels(choiceId, { note, description })}
              />
              <ChoiceName id={choiceId} lang={lang} className={styles.name}>
                {name}
              </ChoiceName>
              {note ? (
                <span className={styles.note} id={`${choiceId}-note`}>
                  {note}
                </span>
              ) : null}
              {description ? (
                <div className={styles.description} id={`${choiceId}-description`}>
                  {description}
                </div>
              ) : null}
            </Choice>
          );
        })}
      </div>
    </FieldGroup>
  );
}
