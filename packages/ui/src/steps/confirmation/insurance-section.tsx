import type { InsuranceType } from '@booking/domain/schema';
import type { ReviewStep } from '@booking/domain/steps';
import { useTranslation } from '../../i18n/index.ts';
import { Notice } from '../../primitives/index.ts';
import type { ReviewLegal } from './confirmation-data.ts';
import { DocumentSection } from './document-section.tsx';
import { InsuranceCard } from './insurance-card.tsx';
import styles from './insurance-section.module.css';

type InsuranceSectionProps = {
  step: Pick<ReviewStep, 'offers' | 'insurance' | 'required' | 'given' | 'errors'>;
  legal: ReviewLegal;
  onInsurance(type: InsuranceType, chosen: boolean): void;
  onConsent(type: InsuranceType, given: boolean): void;
};

/** The insurances on offer, and the consequence of choosing none. */
export function InsuranceSection({ step, legal, onInsurance, onConsent }: InsuranceSectionProps) {
  const { offers, insurance: chosen, required, given, errors } = step;
  const { t } = useTranslation('confirmation');
  return (
    <DocumentSection id="insurance-title" title={t('insurance')} lead={t('insuranceLead')}>
      <div className={styles.offers}>
        {offers.map((offer) => (
          <InsuranceCard
            key={offer.type}
            offer={offer}
            aligned={offers.every(({ policies }) => policies.length === 1)}
            insurer={legal.insurers[offer.type]}
            termsHref={legal.terms[offer.type]}
            chosen={chosen[offer.type]}
            asked={required.includes(offer.type)}
            accepted={given[offer.type] ?? false}
            error={errors[offer.type] ?? null}
            onChoose={(on) => onInsurance(offer.type, on)}
            onAccept={(on) => onConsent(offer.type, on)}
          />
        ))}
      </div>
      {offers.some(({ type }) => chosen[type]) ? null : (
        <Notice tone="info" title={t('noInsurance')}>
          {t('noInsuranceText')}
        </Notice>
      )}
    </DocumentSection>
  );
}
