import { type Passenger, type PassengersFormValues, type SharedPart, takeOver, toFieldName } from '@booking/domain/passengers';
import type { PassengersStep } from '@booking/domain/steps';
import { useStore } from '@tanstack/react-form';
import { type ComponentType, type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Muted, useBreakpoint } from '../../primitives/index.ts';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';
import { fromCardId } from './card-id.ts';
import { ClearDetails, DetailsCleared } from './clear-details.tsx';
import type { GroupToolsProps } from './group/group-tools.tsx';
import { IssueList } from './issue-list.tsx';
import type { NamedLostChoice } from './lost-choices.tsx';
import type { PassengerOffer } from './offer.ts';
import { PassengerCard } from './passenger-card.tsx';
import { PassengerOutline } from './passenger-outline.tsx';
import styles from './passengers-view.module.css';
import { Purpose } from './purpose.tsx';
import { usePassengersForm } from './use-passengers-form.ts';

export type PassengersViewProps = {
  /** Heading, progress, summary and back link. */
  layout: CheckoutLayoutProps;
  form: {
    /** Read once: change the view's key to replace the values. */
    initial: PassengersFormValues;
    offer: PassengerOffer;
    step: PassengersStep;
    /** What saves the leader of a larger party typing. */
    GroupTools?: ComponentType<GroupToolsProps>;
  };
  /** Where the page opens: the id of a card (`passenger-1`) or the path of a field (`passengers.1.firstName`); null: at its top. */
  target?: string | null;
  /** The submitted form is being left: what was typed beside it is checked first. */
  busy?: boolean;
  /** The address of the brand's privacy statement, if it has one. */
  privacyHref?: string | null | undefined;
  notices: {
    /** Some values were restored from storage. */
    restored: boolean;
    /** The details were just cleared, which the page says. */
    cleared?: boolean;
    /** Choices that are not offered any more, and were dropped from `initial`. */
    lost?: readonly NamedLostChoice[];
    /** Conflicts with another tab or the server, shown above the form. */
    conflicts?: ReactNode;
  };
  actions: {
    onChange(values: PassengersFormValues): void;
    onSubmit(values: PassengersFormValues): void;
    /** Removes everything that was filled in. */
    onClear(): void;
  };
};

const formId = 'passengers';

/** The choices of each passenger, by index; none where a passenger has none. */
function byPassenger(lost: readonly NamedLostChoice[]): readonly (NamedLostChoice[] | undefined)[] {
  const each: NamedLostChoice[][] = [];
  for (const choice of lost) each[choice.passenger] = [...(each[choice.passenger] ?? []), choice];
  return each;
}

/** Step 4: passenger information. */
export function PassengersView(props: PassengersViewProps) {
  const { layout, form: given, target = null, busy = false, privacyHref = null, notices, actions } = props;
  const { initial, offer, step, GroupTools } = given;
  const { t } = useTranslation('checkout');
  const { title, progress, aside, backHref, bar } = layout;
  const { onChange, onSubmit, onClear } = actions;
  const isSingle = useBreakpoint('belowLargePhone');
  const { form, cards, listed, submit, goTo, jump, show, revalidate } = usePassengersForm({ step, initial, isSingle, onChange, onSubmit });
  const { open, toggle } = cards;
  const { isLarge } = step;
  const lost = useMemo(() => byPassenger(notices.lost ?? []), [notices.lost]);
  const [current = -1] = isSingle ? open : [];
  const isLast = useStore(form.store, ({ values }) => !isSingle || step.nextIncomplete(values, current) === null);
  const nextLabel = isLast ? t('passengers.next') : t('passengers.nextPassenger');
  // Only once: later the visitor decides where to be.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === target) return;
    opened.current = target;
    const card = fromCardId(target ?? '');
    if (card !== null) jump(card);
    else if (target?.includes('.')) show(toFieldName({ path: target }));
  }, [target, jump, show]);
  /** Moves to the next issue after this passenger, or else to the first one. In a larger party it collapses a complete passenger. */
  const goToNextIssue = useCallback(
    (index: number) => {
      const { values } = form.state;
      const next = step.nextMissing(values, index);
      if (isLarge && step.missing(values).count(index) === 0) toggle(index, false);
      if (next !== null) goTo(next);
    },
    [step, form, isLarge, toggle, goTo],
  );
  const takeOverAt = useCallback(
    (index: number, part: SharedPart) => {
      for (const [key, value] of Object.entries(takeOver(form.state.values.passengers, index, part)))
        form.setFieldValue(`passengers[${index}].${key as 'lastName'}`, value);
      revalidate();
      const ownIssue = step.missing(form.state.values).issues.find(({ passenger }) => passenger === index);
      if (ownIssue) goTo(ownIssue.name);
      else jump(index);
    },
    [step, form, revalidate, goTo, jump],
  );
  const fill = useCallback(
    (passengers: Passenger[]) => {
      form.setFieldValue('passengers', passengers);
      // The form's listener is told of single fields only.
      onChange(form.state.values);
      revalidate();
    },
    [form, onChange, revalidate],
  );
  /** Enter leads to the next issue of a larger party, instead of listing all of them. On a phone it leads to the next passenger, as the main action. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    const card = fromCardId((event.target as Element).closest('section[id]')?.id ?? '');
    const isEntry = event.target instanceof HTMLInputElement && event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (event.defaultPrevented || !isLarge || isSingle || card === null || !isEntry || step.nextMissing(form.state.values, card) === null)
      return;
    event.preventDefault();
    goToNextIssue(card);
  };
  return (
    <StepLayout
      title={useText(title)}
      lead={
        <>
          <p>{t('passengers.lead')}</p>
          <Purpose privacyHref={privacyHref} />
        </>
      }
      progress={progress}
      aside={aside}
      back={{ href: backHref }}
      next={{ label: nextLabel, form: formId, busy }}
      bar={bar}
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
        onKeyDown={onKeyDown}
      >
        {notices.cleared ? <DetailsCleared /> : null}
        {notices.conflicts}
        <IssueList form={form} listed={listed} nextLabel={nextLabel} onJump={goTo} />
        {notices.restored ? <Muted small>{t('passengers.restored')}</Muted> : null}
        {initial.passengers.length > 1 && (isLarge || !isSingle) ? (
          <PassengerOutline form={form} step={step} onJump={jump} onNextIssue={() => goToNextIssue(-1)} />
        ) : null}
        {isLarge && GroupTools ? <GroupTools form={form} offer={offer} onFill={fill} /> : null}
        {initial.passengers.map((_, index) => (
          <PassengerCard
            key={index}
            form={form}
            index={index}
            step={step}
            offer={offer}
            open={open.has(index)}
            isSingle={isSingle}
            lost={lost[index] ?? null}
            onToggle={isSingle ? jump : toggle}
            onTakeOver={takeOverAt}
            onNextIssue={isLarge && !isSingle ? goToNextIssue : null}
          />
        ))}
        <div className={styles.clear}>
          <ClearDetails onClear={onClear} />
        </div>
      </form>
    </StepLayout>
  );
}
