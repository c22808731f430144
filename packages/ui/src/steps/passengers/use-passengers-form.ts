import type { PassengersFormValues } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { focusField } from '../../form/index.ts';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { afterPaint } from '../../primitives/index.ts';
import { type Gap, gapsOf, type PassengersSchema, passengerOf } from './gaps.ts';
import { useFormApi } from './passengers-form.ts';
import { useOpenCards } from './use-open-cards.ts';

export type PassengersFormInput = {
  schema: PassengersSchema;
  initial: PassengersFormValues;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
};

/**
 * The passenger form and which of its cards are open. A submit with errors lists them, opens the card of the first and focuses its field;
 * from then on the form is validated whenever a field is left. PASS-15, PASS-56.
 */
export function usePassengersForm({ schema, initial, onChange, onSubmit }: PassengersFormInput) {
  const { t } = useTranslation('checkout');
  const [listed, setListed] = useState<readonly Gap[]>([]);
  const [target, setTarget] = useState<{ name: string } | null>(null);
  const cards = useOpenCards(schema, initial);
  const { toggle } = cards;
  const sent = useRef(false);
  /** Brings the visitor to a field, its card opened. */
  const goTo = useCallback(
    (name: string): void => {
      toggle(passengerOf(name), true);
      setTarget({ name });
    },
    [toggle],
  );

  const form = useFormApi({ schema, initial, onChange });
  /** Shows what is wrong by now, once the form was sent. */
  const validate = useCallback((): void => {
    if (sent.current) form.validateSync('submit');
  }, [form]);
  /** Hands the values on, or says what is wrong with them. The library's own submit renders every field several times. */
  const send = (): void => {
    const gaps = gapsOf(schema, form.state.values);
    sent.current ||= gaps.length > 0;
    // A form that was right from the first time on has nothing to show and nothing to take away.
    if (sent.current) {
      validate();
      setListed(gaps);
    }
    if (gaps[0]) goTo(gaps[0].name);
    else onSubmit(form.state.values);
  };
  // A card that was opened brings fields to the page.
  useEffect(() => {
    if (cards.open.size > 0) validate();
  }, [cards.open, validate]);
  // After the card is there, and what is wrong has been shown: to focus a field the browser lays out the whole page.
  useEffect(() => {
    if (target) void afterPaint().then(() => focusField(target.name));
  }, [target]);

  const wrong = useStore(form.store, (state) => state.errorMap.onSubmit) as readonly Gap[] | undefined;
  return {
    form,
    cards,
    send,
    goTo,
    validate,
    problems: listed.map(({ name, code }) => {
      const index = passengerOf(name);
      const who = index === 0 ? t('passengers.shortMain') : t('passengers.shortAdditional', { index });
      return { name, text: `${who}: ${errorText(t, code)}`, solved: !wrong?.some((gap) => gap.name === name) };
    }),
  };
}
