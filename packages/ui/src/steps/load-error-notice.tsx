import { useTranslation } from '../i18n/index.ts';
import { Button, Notice } from '../primitives/index.ts';

/** An error while loading a step's data; `onRetry` is null if a retry cannot help. */
export type LoadError = { message: string; onRetry: (() => void) | null };

/** Reports a load error, with a retry button. */
export function LoadErrorNotice({ error }: { error: LoadError | null }) {
  const { t } = useTranslation('common');
  if (!error) return null;
  const action = error.onRetry && (
    <Button variant="secondary" onClick={error.onRetry}>
      {t('retry')}
    </Button>
  );
  return <Notice tone="error" title={error.message} action={action} />;
}
