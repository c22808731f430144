import { isIsoDate } from '@booking/domain/date';
import { normaliseLine } from '@booking/domain/schema';
import { type ReactNode, useState } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { controlClass, fieldDescription, VisuallyHidden } from '../primitives/index.ts';
import styles from './date-field.module.css';
import { type DatePart, partLength, toDigits, toParts } from './date-parts.ts';
import { FieldGroup } from './field-group.tsx';
import { partOrder, useDateParts } from './use-date-parts.ts';
import { type FormField, useField } from './use-field.ts';

/** The longest unreadable text that the field shows, in characters. */
const maxShown = 30;

/** Few people paste a date. */
const loadReader = () => import('./read-pasted-date.ts');

/**
 * A date of birth in three inputs: day, month and year. The full date is written out below them. A date pasted into any input fills all
 * three. `section` is the prefix of the `autocomplete` tokens.
 */
export function DateField({ field, label, section = '' }: { field: FormField<string>; label: ReactNode; section?: string }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { id, value, error, change, onBlur } = useField(field);
  const { ref, inputs, set, restore, onFocus, onInput, onKeyDown } = useDateParts(value, change);
  const inWords = isIsoDate(value) ? format.date(value, 'full') : null;
  /** Pasted text that is not a date; null once something is typed. */
  const [unread, setUnread] = useState<string | null>(null);

  /** Fills in a whole date. Text that cannot be read is shown and changes nothing. False for digits that fit the input. */
  function take(text: string, part: DatePart): boolean {
    const trimmed = normaliseLine(text);
    setUnread(null);
    if (trimmed.length <= partLength[part] && toDigits(trimmed, part) === trimmed) return false;
    const reject = () => setUnread(trimmed.slice(0, maxShown));
    loadReader().then(({ readPastedDate }) => {
      const read = readPastedDate(trimmed, format.language);
      if (read) set(read);
      else reject();
    }, reject);
    return true;
  }
  const help = unread === null ? (inWords ?? t('birthDate.hint')) : t('birthDate.unread', { text: unread });

  return (
    <FieldGroup ref={ref} id={id} label={label} hint={<span aria-live="polite">{help}</span>} error={error} onBlur={onBlur}>
      <div className={styles.parts}>
        {partOrder.map((part) => (
          <label key={part} className={styles[part]}>
            <VisuallyHidden>{t(`birthDate.${part}`)}</VisuallyHidden>
            <input
              ref={inputs[part]}
              className={controlClass}
              inputMode="numeric"
              autoComplete={`${section}bday-${part}`}
              placeholder={t(`birthDate.${part}Format`)}
              required
              defaultValue={toParts(value)[part]}
              {...fieldDescription(id, { error })}
              onFocus={onFocus}
              onChange={(event) => {
                const text = (event.nativeEvent as InputEvent).data ?? event.target.value;
                // Dropped text, and what keyboards insert from the clipboard, arrives without a paste event.
                if (text.length > partLength[part] + 1 && take(text, part)) return restore(part);
                setUnread(null);
                onInput(part, event);
              }}
              onKeyDown={(event) => onKeyDown(part, event)}
              onPaste={(event) => {
                if (take(event.clipboardData.getData('text'), part)) event.preventDefault();
              }}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
