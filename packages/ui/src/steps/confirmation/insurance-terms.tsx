import type { ErrorCode } from '@booking/domain/errors';
import type { InsuranceOffer } from '@booking/domain/insurance';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { Checkbox, Disclosure, RichText } from '../../primitives/index.ts';
import { policyName } from '../../summary/policy-name.ts';
import styles from './insurance-card.module.css';
import { toTermId } from './term-id.ts';
import { ConsentText } from './term-link.tsx';

export type InsuranceTermsProps = {
  offer: InsuranceOffer;
  /** The address of the terms, for policies without terms of their own; null if none is configured. */
  termsHref: string | null;
  /** The terms must be agreed to: there are some to read. */
  asked: boolean;
  accepted: boolean;
  error: ErrorCode | null;
  onAccept(accepted: boolean): void;
};

/**
 * The terms of a chosen insurance, and the consent to them: the text of each policy, or else a link. Without either there is nothing to agree to.
 */
export function InsuranceTerms({ offer: { type, policies }, termsHref, asked, accepted, error, onAccept }: InsuranceTermsProps) {
  const { t } = useTranslation('confirmation');
  const { t: tReceipt } = useTranslation('receipt');
  if (!asked) return null;
  return (
    <div className={styles.terms}>
      {policies.map(({ id, label, terms }) =>
        terms ? (
          <Disclosure key={id} summary={t('insuranceTerms', { name: policyName(tReceipt, type, label) })}>
            <RichText html={terms.text} lang={terms.language} small />
          </Disclosure>
        ) : null,
      )}
      <Checkbox
        id={toTermId(type)}
        label={
          <ConsentText
            text={t(`term.${type}`)}
            words={t(`termLink.${type}`)}
            href={policies.some(({ terms: own }) => !own) ? termsHref : null}
          />
        }
        checked={accepted}
        onChange={onAccept}
        error={error ? errorText(t, error) : null}
      />
    </div>
  );
}
