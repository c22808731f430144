import type { LegalTexts } from '@booking/config';
import type { InsuranceOffer } from '@booking/domain/insurance';
import type { TermKey, TravelTermKey } from '@booking/domain/market';
import type { Cents } from '@booking/domain/money';
import type { InsuranceType } from '@booking/domain/schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { focusWithError, Muted, Notice } from '../../primitives/index.ts';
import type { CheckoutFrame } from '../checkout-frame.ts';
import { BookingNotice } from './booking-notice.tsx';
import type { BookingStatus, CabinTravellers, ExtraProduct, TermErrors } from './confirmation-data.ts';
import styles from './confirmation-view.module.css';
import { ExtrasTable } from './extras-table.tsx';
import { InsuranceCard } from './insurance-card.tsx';
import { TermsBlock } from './terms-block.tsx';
import { Travellers } from './travellers.tsx';

export type ConfirmationViewProps = CheckoutFrame & {
  total: Cents;
  passengers: number;
  travellers: readonly CabinTravellers[];
  /** What happened meanwhile, above everything else. */
  notice?: ReactNode;
  extras: readonly ExtraProduct[];
  insurances: readonly InsuranceOffer[];
  insurance: Readonly<Record<InsuranceType, boolean>>;
  terms: readonly TravelTermKey[];
  /** Where the terms can be read, and the words of the order button where they are not the page's own. */
  legal: LegalTexts;
  accepted: Readonly<Record<string, boolean>>;
  errors: TermErrors;
  /** The message about missing terms, and the number of failed attempts. */
  error: string | null;
  tries: number;
  onRequest: boolean;
  /** Invoiced in euros, paid in US dollars. */
  northAmerica: boolean;
  status: BookingStatus;
  /** An earlier request has no response yet: the page shows its choices, which cannot be changed. BOOK-11. */
  open: boolean;
  onStartOver(): void;
  onQuantity(id: string, quantity: number): void;
  onInsurance(type: InsuranceType, ticked: boolean): void;
  onAccept(key: TermKey, accepted: boolean): void;
  onBook(): void;
  cabinsHref: string;
};

/** Step 5: price overview, extras, insurance, terms and 'Book now'. CONF-4, CONF-5, CONF-9, CONF-16, CONF-17. */
export function ConfirmationView(props: ConfirmationViewProps) {
  const { t } = useTranslation('confirmation');
  const heading = useText(props.title);
  const { money } = useFormat();
  const { extras, insurances, insurance, accepted, errors, status, open, tries } = props;
  const content = useRef<HTMLFieldSetElement>(null);
  const busy = status === 'booking' || status === 'slow' || status === 'asking';

  // After a failed attempt, the first missing term gets the focus.
  useEffect(() => {
    const first = tries > 0 ? content.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (!first) return;
    focusWithError(first);
    first.scrollIntoView({ block: 'center' });
  }, [tries]);

  // The bar of small screens already shows the total next to the button.
  const label = busy ? (
    t(status === 'asking' ? 'asking' : 'booking')
  ) : (
    <>
      {props.legal.orderButton ?? t('book')}
      <span className={styles.wide}> · {money(props.total)}</span>
    </>
  );
  return (
    <StepLayout
      title={heading}
      lead={t('lead')}
      progress={props.progress}
      aside={props.aside}
      back={{ href: props.backHref }}
      next={{ label, busy, onClick: props.onBook }}
      error={props.error}
      bar={props.bar}
    >
      {props.notice}
      <fieldset ref={content} className={styles.content} disabled={busy || open} aria-label={heading}>
        {props.onRequest ? (
          <Notice tone="info" title={t('onRequest')}>
            {t('onRequestText')}
          </Notice>
        ) : null}
        <Travellers cabins={props.travellers} changeHref={open ? null : props.backHref} />
        {extras.length === 0 ? null : <ExtrasTable extras={extras} most={props.passengers} onQuantity={props.onQuantity} />}
        {insurances.length === 0 ? null : (
          <section aria-labelledby="insurance-title" className={styles.section}>
            <div>
              <h2 id="insurance-title">{t('insurance')}</h2>
              <Muted>{t('insuranceLead')}</Muted>
            </div>
            {insurances.map((offer) => (
              <InsuranceCard
                key={offer.type}
                offer={offer}
                ticked={insurance[offer.type]}
                accepted={accepted[offer.type] ?? false}
                error={errors[offer.type] ?? null}
                onTick={(ticked) => props.onInsurance(offer.type, ticked)}
                onAccept={(value) => props.onAccept(offer.type, value)}
              />
            ))}
            {insurances.some(({ type }) => insurance[type]) ? null : (
              <Notice tone="info" title={t('noInsurance')}>
                {t('noInsuranceText')}
              </Notice>
            )}
          </section>
        )}
        <TermsBlock terms={props.terms} accepted={accepted} links={props.legal.terms} errors={errors} onAccept={props.onAccept} />
        {props.northAmerica ? <Muted>{t('usdNote')}</Muted> : null}
      </fieldset>
      <BookingNotice
        status={status}
        open={open}
        onStartOver={props.onStartOver}
        cabinsHref={props.cabinsHref}
        passengersHref={props.backHref}
      />
    </StepLayout>
  );
}
