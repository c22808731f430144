import { useTranslation } from '../i18n/index.ts';
import { ActionLink, Notice } from '../primitives/index.ts';

type SoldNoticeProps = {
  /** The cabin types that are no longer available; empty if unknown. */
  names: readonly string[];
  cabinsHref: string;
};

/** Reports that a chosen cabin has been sold, with a link to the cabin step. */
export function SoldNotice({ names, cabinsHref }: SoldNoticeProps) {
  const { t } = useTranslation('conflicts');
  return (
    <Notice
      tone="error"
      title={t('sold')}
      action={
        <ActionLink variant="primary" href={cabinsHref}>
          {t('soldAction')}
        </ActionLink>
      }
    >
      {names.length === 0 ? null : <p>{t('soldNames', { names: names.join('; ') })}</p>}
      <p>{t('soldText')}</p>
    </Notice>
  );
}
