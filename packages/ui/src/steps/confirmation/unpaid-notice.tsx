import { useTranslation } from '../../i18n/index.ts';
import { toPhone } from '../../layout/contact-links.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';

type UnpaidNoticeProps = { phone: string | null; cabinsHref: string };

/** The backend holds no more unpaid cabins for this connection, which others may share: why, whom to call, and what is kept. */
export function UnpaidNotice({ phone, cabinsHref }: UnpaidNoticeProps) {
  const { t } = useTranslation(['confirmation', 'common']);
  return (
    <Notice
      tone="error"
      title={t('confirmation:unpaid')}
      action={
        <>
          {phone === null ? null : (
            <ActionLink variant="primary" href={toPhone(phone)}>
              {t('common:header.call', { number: phone })}
            </ActionLink>
          )}
          <ActionLink variant="secondary" href={cabinsHref}>
            {t('confirmation:toCabins')}
          </ActionLink>
        </>
      }
    >
      <p>{t('confirmation:unpaidReason')}</p>
      <p>{t('confirmation:unpaidText')}</p>
      <p>{t('confirmation:unpaidKept')}</p>
    </Notice>
  );
}
