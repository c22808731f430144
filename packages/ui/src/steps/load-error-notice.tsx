import { useTranslation } from '../i18n/index.ts';
import { Button, Notice } from '../primitives/index.ts';

/** Data of a step failed to load; `onRetry` is null where trying again cannot help. */
export type LoadError = { message: string; onRetry: (() => void) | null };

/** Says what failed to load, with a button to try again. */
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
