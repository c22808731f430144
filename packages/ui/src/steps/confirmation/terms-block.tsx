import type { TravelTermKey } from '@booking/domain/market';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { Checkbox, Icon, VisuallyHidden } from '../../primitives/index.ts';
import type { Consents } from './confirmation-data.ts';
import { DocumentSection } from './document-section.tsx';
import { toTermId } from './term-id.ts';
import styles from './terms-block.module.css';

/** The key of each link's text. */
const linkNames = {
  general: 'general',
  consumer: 'consumer',
  payment: 'payment',
  general_north_america: 'general',
  payment_north_america: 'payment',
} as const satisfies Record<TravelTermKey, string>;

type TermsBlockProps = Pick<Consents, 'terms' | 'links' | 'given' | 'errors'> & { onConsent(key: TravelTermKey, given: boolean): void };

/** The consents that the market requires, with links that open without leaving the page. CONF-16, CONF-17, CONF-18, CONF-19. */
export function TermsBlock({ terms, links, given, errors, onConsent }: TermsBlockProps) {
  const { t } = useTranslation(['confirmation', 'common']);
  return (
    <DocumentSection id="terms-title" title={t('terms')}>
      <div className={styles.terms}>
        {terms.map((key) => {
          const error = errors[key];
          return (
            <div key={key} className={styles.term}>
              <Checkbox
                id={toTermId(key)}
                label={t(`term.${key}`)}
                checked={given[key] ?? false}
                onChange={(value) => onConsent(key, value)}
                error={error ? errorText(t, error) : null}
              />
              <a href={links[key]} target="_blank" rel="noopener" className={styles.link}>
                <span>{t(`termLink.${linkNames[key]}`)}</span>
                <Icon name="external" size={16} />
                <VisuallyHidden>{t('common:newWindow')}</VisuallyHidden>
              </a>
            </div>
          );
        })}
      </div>
    </DocumentSection>
  );
}
