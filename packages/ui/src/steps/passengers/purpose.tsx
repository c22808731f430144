import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, VisuallyHidden } from '../../primitives/index.ts';
import styles from './purpose.module.css';

/** What the details are for, with a link to the brand's privacy statement if it is configured. */
export function Purpose({ privacyHref }: { privacyHref: string | null }) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <p className={styles.purpose}>
      <span>{t('checkout:passengers.purpose')}</span>
      {privacyHref === null ? null : (
        <>
          <span> </span>
          <ActionLink href={privacyHref} newWindow>
            <span>{t('common:footer.privacy')}</span>
            <VisuallyHidden>{` ${t('common:newWindow')}`}</VisuallyHidden>
          </ActionLink>
        </>
      )}
    </p>
  );
}
