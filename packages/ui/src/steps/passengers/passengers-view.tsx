import { type ReactNode, useCallback } from 'react';
import { ErrorSummary } from '../../form/index.ts';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import type { CheckoutFrame } from '../checkout-frame.ts';
import { ClearDetails } from './clear-details.tsx';
import type { PassengerOffer } from './offer.ts';
import { cardId, PassengerCard } from './passenger-card.tsx';
import { PassengerOutline } from './passenger-outline.tsx';
import styles from './passengers-view.module.css';
import { passengerOf } from './problems.ts';
import { type PassengersFormInput, usePassengersForm } from './use-passengers-form.ts';

export type PassengersViewProps = PassengersFormInput &
  CheckoutFrame & {
    offer: PassengerOffer;
    /** Something was filled in from what was saved earlier. */
    restored: boolean;
    /** What happened meanwhile, above the form. */
    notice?: ReactNode;
    /** The details were just cleared: the focus stays where that was done. */
    cleared?: boolean | undefined;
    onClear(): void;
  };

const formId = 'passengers';

function jumpTo(index: number): void {
  const card = document.getElementById(cardId(index));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}

/** Step 4: passenger information. `initial` is read once: give the view another key for other values. PASS-2. */
export function PassengersView({
  offer,
  restored,
  cleared,
  notice,
  onClear,
  title,
  progress,
  aside,
  backHref,
  bar,
  ...input
}: PassengersViewProps) {
  const { t } = useTranslation('checkout');
  const { form, folded, toggle, problems, sending, send } = usePassengersForm(input);
  const jump = useCallback(
    (index: number) => {
      if (index > 0) toggle(index, true);
      requestAnimationFrame(() => jumpTo(index));
    },
    [toggle],
  );
  return (
    <StepLayout
      title={useText(title)}
      lead={t('passengers.lead')}
      progress={progress}
      aside={aside}
      back={{ href: backHref }}
      next={{ label: t('passengers.next'), form: formId, busy: sending }}
      bar={bar}
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {notice}
        <ErrorSummary problems={problems} onJump={(name) => toggle(passengerOf(name), true)} />
        <div className={styles.top}>
          {input.initial.passengers.length > 1 ? <PassengerOutline form={form} schema={input.schema} onJump={jump} /> : null}
          <ClearDetails restored={restored} cleared={cleared} onClear={onClear} />
        </div>
        {input.initial.passengers.map((_, index) => (
          <PassengerCard key={index} form={form} index={index} offer={offer} open={!folded.has(index)} onToggle={toggle} />
        ))}
      </form>
    </StepLayout>
  );
}
