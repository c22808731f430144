import type { BrandFacts } from '@booking/config';
import { memo } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import styles from './footer.module.css';
import { GuaranteeText } from './guarantee-text.tsx';
import type { LanguageSwitchProps } from './header/language-switch.tsx';

export type FooterProps = {
  facts: BrandFacts;
  languages: LanguageSwitchProps['languages'];
  onLanguage?: LanguageSwitchProps['onChoose'];
};

const pages = ['imprint', 'privacy', 'terms', 'accessibility'] as const;

/** Who sells: company, legal pages, guarantee scheme, languages. What is not configured is left out. */
export const Footer = memo(function Footer({ facts, languages, onLanguage }: FooterProps) {
  const { t } = useTranslation('common');
  const { company, guarantee } = facts;
  const links = pages.flatMap((page) => (facts[page] === null ? [] : [{ page, href: facts[page] }]));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.seller} translate="no">
          <span className={styles.name}>{facts.name}</span>
          {company === null ? null : <span>{company}</span>}
        </p>
        {guarantee === null ? null : (
          <p className={styles.guarantee}>
            {guarantee.mark === null ? null : (
              <img src={guarantee.mark} alt={guarantee.name} width={40} height={40} loading="lazy" fetchPriority="low" />
            )}
            <span>
              <GuaranteeText guarantee={guarantee} />
              {guarantee.contact === null ? null : <span translate="no">{`, ${guarantee.contact}`}</span>}
            </span>
          </p>
        )}
        <div className={styles.links}>
          {links.length === 0 ? null : (
            <ul className={styles.list}>
              {links.map(({ page, href }) => (
                <li key={page}>
                  <a className={styles.link} href={href} target="_blank" rel="noopener">
                    <span>{t(`footer.${page}`)}</span>
                    <VisuallyHidden>{` ${t('newWindow')}`}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.list} aria-label={t('header.language')} translate="no">
            {languages.map(({ code, label, href, current }) => (
              <li key={code}>
                <a
                  className={styles.link}
                  href={href}
                  hrefLang={code}
                  lang={code}
                  aria-current={current || undefined}
                  onClick={() => onLanguage?.(code)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
});
