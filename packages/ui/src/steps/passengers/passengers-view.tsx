import { takeOver } from '@booking/domain/passengers';
import { type ReactNode, useCallback } from 'react';
import type { ErrorSummaryProps } from '../../form/error-summary.tsx';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { useLater } from '../../primitives/index.ts';
import type { CheckoutFrame } from '../checkout-frame.ts';
import { ClearDetails } from './clear-details.tsx';
import { gapCount, gapsOf, passengerOf } from './gaps.ts';
import type { PassengerOffer } from './offer.ts';
import { cardId, PassengerCard } from './passenger-card.tsx';
import { PassengerOutline } from './passenger-outline.tsx';
import styles from './passengers-view.module.css';
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

const loadSummary = () => import('../../form/error-summary.tsx');

function jumpTo(index: number): void {
  const card = document.getElementById(cardId(index));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}

const isInFieldOf = (target: EventTarget, other: EventTarget | null): boolean =>
  target instanceof Element && other instanceof Node && (target.closest('[data-field]')?.contains(other) ?? false);

/** Nothing is wrong before the first submit; without this file the errors still stand at their fields. */
function Problems(props: ErrorSummaryProps) {
  const summary = useLater(loadSummary);
  return <div>{summary ? <summary.ErrorSummary {...props} /> : null}</div>;
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
  const { form, cards, problems, send, goTo, validate } = usePassengersForm(input);
  const { open, toggle, isLarge } = cards;
  const { schema, initial } = input;
  const jump = useCallback(
    (index: number) => {
      toggle(index, true);
      requestAnimationFrame(() => jumpTo(index));
    },
    [toggle],
  );
  /** On to what is missing after this passenger, else to the first of all. In a larger party whoever is complete is folded. */
  const nextGap = useCallback(
    (index: number) => {
      const gaps = gapsOf(schema, form.state.values);
      const next = gaps.find(({ name }) => passengerOf(name) > index) ?? gaps[0];
      if (isLarge && gapCount(gaps, index) === 0) toggle(index, false);
      if (next) goTo(next.name);
    },
    [schema, form, isLarge, toggle, goTo],
  );
  const takeOverAt = useCallback(
    (index: number) => {
      for (const [key, value] of Object.entries(takeOver(form.state.values.passengers, index)))
        form.setFieldValue(`passengers[${index}].${key as 'lastName'}`, value, { dontValidate: true });
      validate();
      const own = gapsOf(schema, form.state.values).find(({ name }) => passengerOf(name) === index);
      if (own) goTo(own.name);
      else jump(index);
    },
    [schema, form, validate, goTo, jump],
  );
  return (
    <StepLayout
      title={useText(title)}
      lead={t('passengers.lead')}
      progress={progress}
      aside={aside}
      back={{ href: backHref }}
      next={{ label: t('passengers.next'), form: formId }}
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
        onBlur={({ target, relatedTarget }) => {
          if (!isInFieldOf(target, relatedTarget)) validate();
        }}
        onChange={({ target }) => {
          // No blur follows a change without the focus: by the browser's autofill, by voice.
          if (!isInFieldOf(target, document.activeElement)) validate();
        }}
      >
        {notice}
        <Problems problems={problems} onJump={goTo} />
        <div className={styles.top}>
          {initial.passengers.length > 1 ? (
            <PassengerOutline form={form} schema={schema} onJump={jump} onNextGap={() => nextGap(-1)} />
          ) : null}
          <ClearDetails restored={restored} cleared={cleared} onClear={onClear} />
        </div>
        {initial.passengers.map((_, index) => (
          <PassengerCard
            key={index}
            form={form}
            index={index}
            schema={schema}
            offer={offer}
            open={open.has(index)}
            onToggle={toggle}
            onTakeOver={takeOverAt}
            onNextGap={nextGap}
          />
        ))}
      </form>
    </StepLayout>
  );
}
