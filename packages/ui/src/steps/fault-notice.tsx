import { useTranslation } from '../i18n/index.ts';
import { ActionLink, Button, Notice } from '../primitives/index.ts';

/** What failed to load, in the specification's words, and a way on. */
export type Fault = { message: string; onRetry: (() => void) | null };

export function FaultNotice({ fault }: { fault: Fault | null }) {
  const { t } = useTranslation('common');
  if (!fault) return null;
  const action = fault.onRetry && (
    <Button variant="secondary" onClick={fault.onRetry}>
      {t('retry')}
    </Button>
  );
  return <Notice tone="error" title={fault.message} action={action} />;
}

/** An answer that is empty: said in one sentence, with what to try instead. */
export function EmptyNotice({ title, hint, back }: { title: string; hint: string; back: string | null }) {
  const { t } = useTranslation('departures');
  const action = back && (
    <ActionLink variant="secondary" href={back}>
      {t('otherDate')}
    </ActionLink>
  );
  return (
    <Notice tone="info" title={title} action={action}>
      {hint}
    </Notice>
  );
}
