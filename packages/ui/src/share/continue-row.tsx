import { useTranslation } from '../i18n/index.ts';
import { ActionLink, Icon, ScriptButton } from '../primitives/index.ts';
import styles from './continue-row.module.css';

type ContinueRowProps = {
  /** Tour, dates and persons, in words. */
  trip: string;
  href: string;
  onDismiss(): void;
};

/** A row that leads back to the trip of an earlier visit. It can be dismissed; then the heading has the focus. */
export function ContinueRow({ trip, href, onDismiss }: ContinueRowProps) {
  const { t } = useTranslation('share');
  const dismiss = (): void => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <aside className={styles.row} aria-label={t('saved')}>
      <ActionLink className={styles.link} href={href}>
        <span>{t('continue', { trip })}</span>
        <Icon name="chevron-right" size={20} />
      </ActionLink>
      <ScriptButton className={styles.dismiss} aria-label={t('dismiss')} onClick={dismiss}>
        <Icon name="close" size={20} />
      </ScriptButton>
    </aside>
  );
}
