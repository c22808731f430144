import type { ReactNode } from 'react';
import { Choice, ChoiceText } from './choice.tsx';
import { fieldId } from './field-id.ts';
import { useFieldContext } from './form-contexts.ts';
import { GroupFrame } from './group-frame.tsx';
import styles from './radio-cards.module.css';
import { useFieldMessage } from './use-field-message.ts';

export type RadioCard = { value: string; label: string; note?: string; description?: ReactNode; picture?: ReactNode };

/** One of a few, each a card with a picture, a name and a note (a price). */
export function RadioCards({ label, hint, options }: { label: ReactNode; hint?: ReactNode; options: readonly RadioCard[] }) {
  const field = useFieldContext<string>();
  const error = useFieldMessage();
  const id = fieldId(field.name);
  return (
    <GroupFrame id={id} label={label} hint={hint} error={error} onBlur={field.handleBlur}>
      <div className={styles.cards}>
        {options.map(({ value, label: name, note, description, picture }) => (
          <Choice key={value} className={styles.card}>
            {picture ? <span className={styles.picture}>{picture}</span> : null}
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.state.value === value}
              required
              onChange={() => field.handleChange(value)}
            />
            <ChoiceText name={name} description={description}>
              {note ? <span className={styles.note}>{note}</span> : null}
            </ChoiceText>
          </Choice>
        ))}
      </div>
    </GroupFrame>
  );
}
