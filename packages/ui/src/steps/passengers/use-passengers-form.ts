import type { PassengersFormValues } from '@booking/domain/passengers';
import { useCallback, useEffect, useState } from 'react';
import { focusField } from '../../form/index.ts';
import { afterPaint } from '../../primitives/index.ts';
import { usePassengersFormApi } from './passengers-form.ts';
import { useOpenCards } from './use-open-cards.ts';
import { getValidationIssues, type Issue, type PassengersSchema, toPassengerIndex } from './validation-issues.ts';

type PassengersFormInput = {
  schema: PassengersSchema;
  initial: PassengersFormValues;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
};

/**
 * The passenger form and the state of its cards. A submit with issues lists them, expands the card of the first one and focuses its field.
 * After the first submit the form is also validated on blur. PASS-15, PASS-56.
 */
export function usePassengersForm({ schema, initial, onChange, onSubmit }: PassengersFormInput) {
  const [listed, setListed] = useState<readonly Issue[]>([]);
  const [target, setTarget] = useState<{ name: string } | null>(null);
  const cards = useOpenCards(schema, initial);
  const { toggle } = cards;
  /** Expands the card of a field and focuses the field. */
  const goTo = useCallback(
    (name: string): void => {
      toggle(toPassengerIndex(name), true);
      setTarget({ name });
    },
    [toggle],
  );
  const { form, revalidate, submit } = usePassengersFormApi({
    schema,
    initial,
    onChange,
    onSubmit(values) {
      setListed([]);
      onSubmit(values);
    },
    onSubmitInvalid(values) {
      const issues = getValidationIssues(schema, values);
      setListed(issues);
      if (issues[0]) goTo(issues[0].name);
    },
  });
  // An expanded card renders fields that need their errors.
  useEffect(() => {
    if (cards.open.size > 0) revalidate();
  }, [cards.open, revalidate]);
  // Wait until the card and its errors are painted, as focusing a field forces a layout of the whole page.
  useEffect(() => {
    if (target) void afterPaint().then(() => focusField(target.name));
  }, [target]);

  return { form, cards, listed, submit, goTo, revalidate };
}
