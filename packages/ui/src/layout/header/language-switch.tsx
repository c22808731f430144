import { useTranslation } from '../../i18n/index.ts';
import { classes } from '../../primitives/classes.ts';
import { Icon } from '../../primitives/icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import styles from './language-switch.module.css';
import { Menu } from './menu.tsx';

export type LanguageLink = { code: string; label: string; href: string; current: boolean };

export type LanguageSwitchProps = {
  languages: readonly LanguageLink[];
  /** Called before the new document is loaded. */
  onChoose?: ((code: string) => void) | undefined;
};

/** Links to this page in each language. They load a new document, as the language is resolved on page load. */
export function LanguageSwitch({ languages, onChoose }: LanguageSwitchProps) {
  const { t } = useTranslation('common');
  const current = languages.find((language) => language.current) ?? languages[0];
  if (!current) return null;
  return (
    <Menu
      className={styles.switch}
      summary={
        <>
          <Icon name="globe" />
          <VisuallyHidden>{`${t('header.language')}:`}</VisuallyHidden>
          <span className={styles.code} translate="no">
            {current.code}
          </span>
          <VisuallyHidden translate="no">{`(${current.label})`}</VisuallyHidden>
        </>
      }
    >
      <ul>
        {languages.map(({ code, label, href, current: isCurrent }) => (
          <li key={code}>
            <a
              className={classes(styles.link, isCurrent && styles.current)}
              href={href}
              hrefLang={code}
              lang={code}
              translate="no"
              aria-current={isCurrent || undefined}
              onClick={() => onChoose?.(code)}
            >
              <span>{label}</span>
              {isCurrent ? <Icon name="check" size={18} className={styles.check} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
