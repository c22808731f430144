import type { LegalTexts } from '@booking/config';
import type { InsuranceOffer } from '@booking/domain/insurance';
import type { InsuranceType } from '@booking/domain/schema';
import { useTranslation } from '../../i18n/index.ts';
import { Notice } from '../../primitives/index.ts';
import type { Consents } from './confirmation-data.ts';
import { DocumentSection } from './document-section.tsx';
import { InsuranceCard } from './insurance-card.tsx';
import styles from './insurance-section.module.css';

type InsuranceSectionProps = {
  offers: readonly InsuranceOffer[];
  insurers: LegalTexts['insurers'];
  chosen: Readonly<Record<InsuranceType, boolean>>;
  consents: Pick<Consents, 'required' | 'links' | 'given' | 'errors'>;
  onInsurance(type: InsuranceType, chosen: boolean): void;
  onConsent(type: InsuranceType, given: boolean): void;
};

/** The insurances on offer, and the consequence of choosing none. */
export function InsuranceSection({ offers, insurers, chosen, consents, onInsurance, onConsent }: InsuranceSectionProps) {
  const { t } = useTranslation('confirmation');
  return (
    <DocumentSection id="insurance-title" title={t('insurance')} lead={t('insuranceLead')}>
      <div className={styles.offers}>
        {offers.map((offer) => (
          <InsuranceCard
            key={offer.type}
            offer={offer}
            aligned={offers.every(({ policies }) => policies.length === 1)}
            insurer={insurers[offer.type]}
            termsHref={consents.links[offer.type]}
            chosen={chosen[offer.type]}
            asked={consents.required.includes(offer.type)}
            accepted={consents.given[offer.type] ?? false}
            error={consents.errors[offer.type] ?? null}
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
