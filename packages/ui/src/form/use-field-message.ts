import { errorText, useTranslation } from '../i18n/index.ts';
import { useFieldContext } from './form-contexts.ts';

/** The translated first error of the surrounding field; null without one. Validators return `ErrorCode`s. */
export function useFieldMessage(): string | null {
  const { t } = useTranslation('errors');
  const field = useFieldContext<unknown>();
  const [code] = field.state.meta.errors as (string | undefined)[];
  return code ? errorText(t, code) : null;
}
