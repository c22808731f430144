import { useTranslation } from '../i18n/index.ts';
import { ActionLink, Notice } from '../primitives/index.ts';

/** Shown when a step has nothing to choose from, with a hint about what to try instead. */
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
