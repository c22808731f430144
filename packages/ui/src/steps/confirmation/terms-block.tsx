import type { TravelTermKey } from '@booking/domain/market';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { Card, Checkbox, Icon, VisuallyHidden } from '../../primitives/index.ts';
import type { TermErrors } from './confirmation-data.ts';
import { termId } from './term-id.ts';
import styles from './terms-block.module.css';

/** What the link to each of the terms is called. */
const linkOf = {
  general: 'general',
  consumer: 'consumer',
  payment: 'payment',
  general_north_america: 'general',
  payment_north_america: 'payment',
} as const satisfies Record<TravelTermKey, string>;

type TermsBlockProps = {
  terms: readonly TravelTermKey[];
  accepted: Readonly<Record<string, boolean>>;
  /** Where each can be read. */
  links: Readonly<Record<TravelTermKey, string>>;
  errors: TermErrors;
  onAccept(key: TravelTermKey, accepted: boolean): void;
};

/** The terms of the market, each to be read without leaving the page, and to be ticked. CONF-16, CONF-17, CONF-18, CONF-19. */
export function TermsBlock({ terms, accepted, links, errors, onAccept }: TermsBlockProps) {
  const { t } = useTranslation(['confirmation', 'common']);
  return (
    <Card as="section" stack aria-labelledby="terms-title">
      <h2 id="terms-title">{t('terms')}</h2>
      <div className={styles.terms}>
        {terms.map((key) => {
          const error = errors[key];
          return (
            <div key={key}>
              <Checkbox
                id={termId(key)}
                label={t(`term.${key}`)}
                checked={accepted[key] ?? false}
                onChange={(value) => onAccept(key, value)}
                error={error ? errorText(t, error) : null}
              />
              <a href={links[key]} target="_blank" rel="noopener" className={styles.link}>
                {t(`termLink.${linkOf[key]}`)}
                <Icon name="external" size={16} />
                <VisuallyHidden>{t('common:newWindow')}</VisuallyHidden>
              </a>
            </div>
          );
        })}
      </div>
    </Card>
  );
}
