import type { PassengersFormValues } from '@booking/domain/passengers';
import { type PassengerIssue, type PassengersStep, passengerOf } from '@booking/domain/steps';
import { useCallback, useEffect, useRef, useState } from 'react';
import { focusField } from '../../form/index.ts';
import { afterPaint, jumpTo } from '../../primitives/index.ts';
import { toCardId } from './card-id.ts';
import { getIssues, usePassengersFormApi } from './passengers-form.ts';
import { useOpenCards } from './use-open-cards.ts';

type PassengersFormInput = {
  step: PassengersStep;
  initial: PassengersFormValues;
  /** Only one card is expanded at a time, and a submit leads to the next passenger first. */
  isSingle: boolean;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
};

/**
 * The passenger form and the state of its cards. A submit with issues lists them, expands the card of the first one and focuses its field.
 * After the first submit the form is also validated on blur.
 */
export function usePassengersForm({ step, initial, isSingle, onChange, onSubmit }: PassengersFormInput) {
  const [listed, setListed] = useState<readonly PassengerIssue[]>([]);
  const [target, setTarget] = useState<{ name: string } | null>(null);
  /** The field that the next rejected submit opens, instead of the first one with an issue. */
  const preferred = useRef<string | null>(null);
  /** The passengers whose issues count: all of them, or one at a time those who were submitted. */
  const checked = useRef(new Set<number>());
  const { open, toggle } = useOpenCards(step, initial, isSingle);
  const { form, revalidate } = usePassengersFormApi({
    step,
    initial,
    isChecked: (passenger) => checked.current.has(passenger),
    onChange,
    onSubmit(values) {
      setListed([]);
      const next = step.nextIncomplete(values, Math.max(-1, ...open));
      if (next === null) onSubmit(values);
      else jump(next);
    },
  });
  /** Expands the card of a field and focuses the field. */
  const goTo = useCallback(
    (name: string): void => {
      toggle(passengerOf(name), true);
      setTarget({ name });
    },
    [toggle],
  );
  /** Expands a card and moves there. */
  const jump = useCallback(
    (index: number): void => {
      toggle(index, true);
      void afterPaint().then(() => jumpTo(toCardId(index)));
    },
    [toggle],
  );
  /** Submits these passengers, or all. */
  const check = useCallback(
    (passengers: Iterable<number>): void => {
      for (const passenger of passengers) checked.current.add(passenger);
      // Enter does not blur the field.
      revalidate();
      if (form.state.isValid) return void form.handleSubmit();
      const issues = getIssues(form.state);
      setListed(issues);
      const first = issues.find(({ name }) => name === preferred.current) ?? issues[0];
      preferred.current = null;
      if (first) goTo(first.name);
    },
    [form, revalidate, goTo],
  );
  /** Opens a field. If it is invalid, all issues are listed, as after a submit. */
  const show = useCallback(
    (name: string): void => {
      const isInvalid = step.missing(form.state.values).issues.some((issue) => issue.name === name);
      preferred.current = isInvalid ? name : null;
      if (isInvalid) check(initial.passengers.keys());
      else goTo(name);
    },
    [step, form, initial, check, goTo],
  );
  // An expanded card renders fields that need their errors.
  useEffect(() => {
    if (open.size > 0) revalidate();
  }, [open, revalidate]);
  // Wait until the card and its errors are painted, as focusing a field forces a layout of the whole page.
  useEffect(() => {
    if (target) void afterPaint().then(() => focusField(target.name));
  }, [target]);

  return {
    form,
    cards: { open, toggle },
    listed,
    submit: () => check(isSingle ? open : initial.passengers.keys()),
    goTo,
    jump,
    show,
    revalidate,
  };
}
