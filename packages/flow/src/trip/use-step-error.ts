import type { ErrorCode } from '@booking/domain/errors';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { useState } from 'react';

/** The error of a step without a choice. Each attempt to continue shows it again; it disappears once a choice is made. */
export function useStepError(code: ErrorCode, missing: boolean): { error: { message: string; attempt: number } | null; attempt(): void } {
  const { t } = useTranslation('errors');
  const [attempts, setAttempts] = useState(0);
  const error = missing && attempts > 0 ? { message: errorText(t, code), attempt: attempts } : null;
  return { error, attempt: () => setAttempts((count) => count + 1) };
}
