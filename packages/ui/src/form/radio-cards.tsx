import type { Language } from '@booking/domain/schema';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/** Scrolls the chosen card into view where the cards are a strip: at once at first, later as the strip does. It scrolls nothing else. */
function useChosenInView(strip: RefObject<HTMLDivElement | null>, chosen: string): void {
  const isShown = useRef(false);
  useEffect(() => {
    const behavior = isShown.current ? 'auto' : 'instant';
    isShown.current = true;
    const card = strip.current?.querySelector('input:checked')?.parentElement;
    if (chosen === '' || !card || !strip.current) return;
    const { scrollLeft, clientWidth } = strip.current;
    const isVisible = card.offsetLeft >= scrollLeft && card.offsetLeft + card.offsetWidth <= scrollLeft + clientWidth;
    if (!isVisible) strip.current.scrollTo({ left: card.offsetLeft, behavior });
  }, [strip, chosen]);
}

/** Radio buttons shown as cards, each with a picture, a name, a note such as a price, and a description. With pictures they are a strip on a phone. */
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
  const strip = useRef<HTMLDivElement>(null);
  useChosenInView(strip, chosen);
  const isPictured = options.some(({ picture }) => picture);
  return (
    <FieldGroup ref={ref} id={id} label={label} hint={hint} error={error} onBlur={onBlur}>
      <div ref={strip} className={classes(styles.cards, isPictured && styles.strip)}>
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
