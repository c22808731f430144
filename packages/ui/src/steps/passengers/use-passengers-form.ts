import type { PassengersFormValues } from '@booking/domain/passengers';
import { useCallback, useEffect, useState } from 'react';
import { focusField } from '../../form/index.ts';
import { afterPaint } from '../../primitives/index.ts';
import { usePassengersFormApi } from './passengers-form.ts';
import { useOpenCards } from './use-open-cards.ts';
import { type Issue, type PassengersSchema, toPassengerIndex, validationIssues } from './validation-issues.ts';

type PassengersFormInput = {
  schema: PassengersSchema;
  initial: PassengersFormValues;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
};

/**
 * The passenger form and which of its cards are open. A submit with issues lists them, opens the card of the first and focuses its field;
 * from then on the form is validated whenever a field is left. PASS-15, PASS-56.
 */
export function usePassengersForm({ schema, initial, onChange, onSubmit }: PassengersFormInput) {
  const [listed, setListed] = useState<readonly Issue[]>([]);
  const [target, setTarget] = useState<{ name: string } | null>(null);
  const cards = useOpenCards(schema, initial);
  const { toggle } = cards;
  /** Brings the visitor to a field, its card opened. */
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
      const issues = validationIssues(schema, values);
      setListed(issues);
      if (issues[0]) goTo(issues[0].name);
    },
  });
  // A card that was opened brings fields to the page.
  useEffect(() => {
    if (cards.open.size > 0) revalidate();
  }, [cards.open, revalidate]);
  // After the card is there, and its issues are shown: to focus a field the browser lays out the whole page.
  useEffect(() => {
    if (target) void afterPaint().then(() => focusField(target.name));
  }, [target]);

  return { form, cards, listed, submit, goTo, revalidate };
}
