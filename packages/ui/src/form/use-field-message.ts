import { errorText, useTranslation } from '../i18n/index.ts';
import { useFieldContext } from './form-contexts.ts';

/** What is wrong with the field around this component, in words; null when nothing is. Validators answer `ErrorCode`s; the first is told. */
export function useFieldMessage(): string | null {
  const { t } = useTranslation('errors');
  const field = useFieldContext<unknown>();
  const [issue] = field.state.meta.errors as ({ message?: string } | undefined)[];
  return issue?.message ? errorText(t, issue.message) : null;
}
