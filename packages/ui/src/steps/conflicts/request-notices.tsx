import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';
import { orderContext } from '../order-context.ts';

/** On the passenger step: a request was sent and has no response yet, so changes are kept but not part of it. */
export function RequestSent({ checkHref, onRequest }: { checkHref: string; onRequest: boolean }) {
  const { t } = useTranslation('conflicts');
  const order = orderContext(onRequest);
  return (
    <Notice
      tone="info"
      title={t('requestSent', order)}
      action={
        <ActionLink variant="secondary" href={checkHref}>
          {t('requestCheck', order)}
        </ActionLink>
      }
    >
      {t('requestSentText', order)}
    </Notice>
  );
}

/** On the confirmation page, which shows a request as it was sent: what was edited since is kept, but not part of it. */
export function EditedSince({ onRequest }: { onRequest: boolean }) {
  const { t } = useTranslation('conflicts');
  const order = orderContext(onRequest);
  return (
    <Notice tone="info" title={t('editedSince', order)}>
      {t('editedSinceText', order)}
    </Notice>
  );
}
