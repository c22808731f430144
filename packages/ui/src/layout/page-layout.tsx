import { type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/classes.ts';
import { type HeaderBack, HeaderBackContext, SetHeaderBackContext } from './header/header-back.ts';
import styles from './page-layout.module.css';

export type PageLayoutProps = { header: ReactNode; footer?: ReactNode; children: ReactNode; embedded: boolean };

/** Header, content and footer. When embedded, it has content only, and no outer margin. */
export function PageLayout({ header, footer, children, embedded }: PageLayoutProps) {
  const { t } = useTranslation('common');
  const [back, setBack] = useState<HeaderBack | null>(null);
  return (
    <SetHeaderBackContext value={setBack}>
      <div className={styles.page}>
        {embedded ? null : (
          <>
            <a className={styles.skip} href="#content">
              {t('header.skip')}
            </a>
            <HeaderBackContext value={back}>{header}</HeaderBackContext>
          </>
        )}
        <main id="content" tabIndex={-1} className={classes(styles.main, embedded && styles.embedded)}>
          <div className={styles.content}>{children}</div>
        </main>
        {embedded ? null : footer}
      </div>
    </SetHeaderBackContext>
  );
}
