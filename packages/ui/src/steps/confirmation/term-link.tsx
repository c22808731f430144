import { useTranslation } from '../../i18n/index.ts';
import { Icon, VisuallyHidden } from '../../primitives/index.ts';
import styles from './term-link.module.css';

/** A link to terms, which open without leaving the page. */
export function TermLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      <span>{children}</span>
      <Icon name="external" size={16} />
      <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
    </a>
  );
}
