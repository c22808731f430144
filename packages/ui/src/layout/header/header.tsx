import type { Phone } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import { memo, use } from 'react';
import { getWordmark } from '../../brand/wordmark.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink } from '../../primitives/action-link.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { toPhone } from '../contact-links.ts';
import styles from './header.module.css';
import { type HeaderBack, HeaderBackContext } from './header-back.ts';
import { type LanguageLink, LanguageSwitch } from './language-switch.tsx';

export type HeaderProps = {
  brand: Brand;
  /** The language of the wordmark, for brands with a wordmark per language. */
  logoLanguage: Language;
  homeHref: string;
  languages: readonly LanguageLink[];
  onLanguage?: ((code: string) => void) | undefined;
  phone: Phone | null;
  /** Shown on small screens only. Defaults to the back action that the screen sets (`back` of `StepLayout`). */
  back?: HeaderBack | null | undefined;
  /** Reserves space for a back action that is not known yet. */
  keepsBack?: boolean | undefined;
};

/** The brand's wordmark, the back action (small screens only), the language switch and the phone number. */
export const Header = memo(function Header({
  brand,
  logoLanguage,
  homeHref,
  languages,
  onLanguage,
  phone,
  back,
  keepsBack = false,
}: HeaderProps) {
  const { t } = useTranslation('common');
  const screenBack = use(HeaderBackContext);
  const backTo = back === undefined ? screenBack : back;
  const logo = getWordmark(brand, logoLanguage);
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-phone={phone ? '' : undefined}>
        {backTo ? (
          <ActionLink variant="bare" className={styles.back} href={backTo.href} aria-label={t('back')}>
            <Icon name="chevron-left" size={24} />
          </ActionLink>
        ) : keepsBack ? (
          <span className={styles.back} aria-hidden="true">
            <Icon name="chevron-left" size={24} />
          </span>
        ) : null}
        <a className={styles.logo} href={homeHref} translate="no">
          {/* Low priority, so that it loads after the first picture of the screen. */}
          <img src={logo.src} width={logo.width} height={logo.height} alt={t('header.home', { brand: logo.name })} fetchPriority="low" />
        </a>
        <LanguageSwitch languages={languages} onChoose={onLanguage} />
        {phone ? (
          <a className={styles.phone} href={toPhone(phone.number)} aria-label={t('header.call', { number: phone.number })}>
            <Icon name="phone" />
            <span className={styles.number} translate="no">
              {phone.number}
            </span>
          </a>
        ) : null}
      </div>
    </header>
  );
});
