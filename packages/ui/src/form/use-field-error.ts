import type { ErrorCode } from '@booking/domain/errors';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { errorText, useTranslation } from '../i18n/index.ts';
import { isQuietFocus } from './focus-field.ts';
import { useFieldContext } from './form-contexts.ts';

export type FieldError = {
  /** What is wrong, in words; null when nothing is. */
  message: string | null;
  /** The tooltip is there: it goes on click or focus, and comes back when the field is left as wrong as before. */
  shown: boolean;
  /** For the element that holds the field's controls. */
  handlers: { onFocus(): void; onClick(): void; onBlur(): void };
};

/**
 * The error of the field around this component. Validators answer `ErrorCode`s; the first is told. Specification section 5:
 * errors show as a tooltip on the field and disappear on click or focus.
 */
export function useFieldError(): FieldError {
  const { t } = useTranslation(['checkout', 'errors']);
  const field = useFieldContext<unknown>();
  const attempts = useStore(field.form.store, (state) => state.submissionAttempts);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const [issue] = field.state.meta.errors as ({ message?: string } | undefined)[];
  const message = issue?.message ? errorText(t, issue.message as ErrorCode) : null;
  const dismiss = (): void => {
    if (!isQuietFocus()) setDismissedAt(attempts);
  };
  return {
    message,
    shown: message !== null && dismissedAt !== attempts,
    handlers: {
      onFocus: dismiss,
      onClick: dismiss,
      onBlur() {
        setDismissedAt(null);
        field.handleBlur();
      },
    },
  };
}
