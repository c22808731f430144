import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';

/** On the passenger step: a request was sent and has no response yet, so changes are kept but not part of it. BOOK-33. */
export function RequestSent({ checkHref }: { checkHref: string }) {
  const { t } = useTranslation('conflicts');
  return (
    <Notice
      tone="info"
      title={t('requestSent')}
      action={
        <ActionLink variant="secondary" href={checkHref}>
          {t('requestCheck')}
        </ActionLink>
      }
    >
      {t('requestSentText')}
    </Notice>
  );
}

/** On the confirmation page, which shows a request as it was sent: what was edited since is kept, but not part of it. BOOK-33. */
export function EditedSince() {
  const { t } = useTranslation('conflicts');
  return (
    <Notice tone="info" title={t('editedSince')}>
      {t('editedSinceText')}
    </Notice>
  );
}
