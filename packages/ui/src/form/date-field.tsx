import { isIsoDate, parsePastedDate } from '@booking/domain/date';
import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { controlClass, fieldDescription } from '../primitives/index.ts';
import styles from './date-field.module.css';
import { toParts } from './date-parts.ts';
import { FieldGroup } from './field-group.tsx';
import { partOrder, useDateParts } from './use-date-parts.ts';
import { type FormField, useField } from './use-field.ts';

/** The region of the browser's language: `US` for `en-US`. */
const getBrowserRegion = (): string | null => new Intl.Locale(navigator.language).region ?? null;

/**
 * A date of birth in three inputs: day, month and year. The full date is written out below them. A date pasted into any input fills all
 * three. `section` is the prefix of the `autocomplete` tokens. PASS-43, PASS-46, PASS-48.
 */
export function DateField({ field, label, section = '' }: { field: FormField<string>; label: ReactNode; section?: string }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { id, value, error, change, onBlur } = useField(field);
  const date = useDateParts(value, change);
  const inWords = isIsoDate(value) ? format.date(value, 'full') : null;

  return (
    <FieldGroup id={id} label={label} hint={<span aria-live="polite">{inWords ?? t('birthDate.hint')}</span>} error={error} onBlur={onBlur}>
      <div className={styles.parts}>
        {partOrder.map((part) => (
          <label key={part} className={styles[part]}>
            <span className={styles.partLabel}>{t(`birthDate.${part}`)}</span>
            <input
              ref={date.inputs[part]}
              className={controlClass}
              inputMode="numeric"
              autoComplete={`${section}bday-${part}`}
              required
              value={date.parts[part]}
              {...fieldDescription(id, { error })}
              onFocus={date.onFocus}
              onChange={(event) => date.onInput(part, event.target.value, event.nativeEvent as InputEvent)}
              onKeyDown={(event) => date.onKeyDown(part, event)}
              onPaste={(event) => {
                const pasted = parsePastedDate(event.clipboardData.getData('text'), {
                  language: format.language,
                  region: getBrowserRegion(),
                });
                if (!pasted) return;
                event.preventDefault();
                date.set(toParts(pasted));
              }}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
