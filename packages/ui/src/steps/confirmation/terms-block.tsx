import type { TermAddresses } from '@booking/config';
import type { TravelTermKey } from '@booking/domain/market';
import type { ReviewStep } from '@booking/domain/steps';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { Checkbox, Muted } from '../../primitives/index.ts';
import { DocumentSection } from './document-section.tsx';
import { toTermId } from './term-id.ts';
import { ConsentText } from './term-link.tsx';
import styles from './terms-block.module.css';
import { useTermLabel } from './use-term-label.ts';

/** The key of the words in each sentence that are the link. */
const linkNames = {
  general: 'general',
  consumer: 'consumer',
  payment: 'payment',
  general_north_america: 'general',
  payment_north_america: 'payment',
} as const satisfies Record<TravelTermKey, string>;

type TermsBlockProps = {
  step: Pick<ReviewStep, 'required' | 'given' | 'errors' | 'paymentTerms' | 'onRequest'>;
  links: TermAddresses;
  onConsent(key: TravelTermKey, given: boolean): void;
};

/** The consents that the market requires, with links that open without leaving the page. */
export function TermsBlock({ step, links, onConsent }: TermsBlockProps) {
  const { required, given, errors } = step;
  const { t } = useTranslation(['confirmation', 'common']);
  const toLabel = useTermLabel(step);
  const terms = required.filter((key) => key !== 'cancellation' && key !== 'travel');
  const first = terms.find((key) => errors[key]);
  return (
    <DocumentSection id="terms-title" title={t('terms')}>
      <div>
        {terms.map((key) => {
          const error = errors[key];
          return (
            <Checkbox
              key={key}
              id={toTermId(key)}
              className={styles.term}
              label={<ConsentText text={toLabel(key)} words={t(`termLink.${linkNames[key]}`)} href={links[key]} />}
              checked={given[key] ?? false}
              onChange={(value) => onConsent(key, value)}
              error={error ? errorText(t, error) : null}
              // All of them are marked; their message is the same.
              errorAt={first === undefined || key === first ? undefined : toTermId(first)}
            />
          );
        })}
      </div>
      {/* The form that it belongs to is European law's. */}
      {required.includes('consumer') ? <Muted small>{t('noWithdrawal')}</Muted> : null}
    </DocumentSection>
  );
}
