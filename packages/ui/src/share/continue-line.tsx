import { useTranslation } from '../i18n/index.ts';
import { ActionLink, Icon } from '../primitives/index.ts';
import styles from './continue-line.module.css';

type ContinueLineProps = {
  /** Tour, dates and persons, in words. */
  trip: string;
  href: string;
  onDismiss(): void;
};

/** One line that leads back to the trip of an earlier visit. It floats above the page and can be dismissed; then the heading has the focus. */
export function ContinueLine({ trip, href, onDismiss }: ContinueLineProps) {
  const { t } = useTranslation('share');
  const dismiss = (): void => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <aside className={styles.line} aria-label={t('saved')}>
      <ActionLink className={styles.link} href={href}>
        {t('continue', { trip })}
      </ActionLink>
      <button type="button" className={styles.dismiss} aria-label={t('dismiss')} onClick={dismiss}>
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
