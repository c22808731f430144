import type { TravelTermKey } from '@booking/domain/market';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { Card, Checkbox } from '../../primitives/index.ts';
import type { TermErrors } from './confirmation-data.ts';
import { termId } from './term-id.ts';
import styles from './terms-block.module.css';

type TermsBlockProps = {
  terms: readonly TravelTermKey[];
  accepted: Readonly<Record<string, boolean>>;
  errors: TermErrors;
  onAccept(key: TravelTermKey, accepted: boolean): void;
};

/** The terms of the market, each to be ticked. CONF-16, CONF-17, CONF-18. */
export function TermsBlock({ terms, accepted, errors, onAccept }: TermsBlockProps) {
  const { t } = useTranslation('confirmation');
  return (
    <Card as="section" stack aria-labelledby="terms-title">
      <h2 id="terms-title">{t('terms')}</h2>
      <div className={styles.terms}>
        {terms.map((key) => {
          const error = errors[key];
          return (
            <Checkbox
              key={key}
              id={termId(key)}
              label={t(`term.${key}`)}
              checked={accepted[key] ?? false}
              onChange={(value) => onAccept(key, value)}
              error={error ? errorText(t, error) : null}
            />
          );
        })}
      </div>
    </Card>
  );
}
