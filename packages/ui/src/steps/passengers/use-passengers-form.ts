import type { PassengersFormValues } from '@booking/domain/passengers';
import { revalidateLogic, useStore } from '@tanstack/react-form';
import { useCallback, useState } from 'react';
import { focusField, useAppForm } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { completeness, type PassengersSchema } from './completeness.ts';
import { passengersForm } from './form-options.ts';
import { type Problem, passengerOf, problemsOf } from './problems.ts';

export type PassengersFormInput = {
  schema: PassengersSchema;
  initial: PassengersFormValues;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
};

/**
 * The passenger form and which of its cards are folded. A submit with errors unfolds the cards that hide them, lists them and focuses the
 * first; from then on a field is validated on blur. PASS-15, PASS-56.
 */
export function usePassengersForm({ schema, initial, onChange, onSubmit }: PassengersFormInput) {
  const { t } = useTranslation('checkout');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () => new Set(completeness(schema, initial).flatMap((complete, index) => (complete && index > 0 ? [index] : []))),
  );
  const toggle = useCallback((index: number, open: boolean) => {
    setFolded((now) => {
      const next = new Set(now);
      if (open) next.delete(index);
      else next.add(index);
      return next;
    });
  }, []);

  const form = useAppForm({
    ...passengersForm,
    defaultValues: initial,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'blur' }),
    validators: { onDynamic: schema },
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => {
      setProblems([]);
      onSubmit(value);
    },
    onSubmitInvalid: ({ formApi }) => {
      const found = problemsOf(formApi.state.errorMap.onDynamic ?? {}, t);
      setProblems(found);
      const wrongOnes = new Set(found.map(({ name }) => passengerOf(name)));
      setFolded((now) => new Set([...now].filter((index) => !wrongOnes.has(index))));
      // After the cards have been expanded.
      requestAnimationFrame(() => found.some(({ name }) => focusField(name)));
    },
  });
  const [sending, setSending] = useState(false);
  /** Validating twenty passengers takes a moment: the busy button is painted first. */
  const send = (): void => {
    setSending(true);
    requestAnimationFrame(() => setTimeout(() => void form.handleSubmit().finally(() => setSending(false))));
  };
  const wrong = useStore(form.store, (state) => state.errorMap.onDynamic);
  return {
    form,
    folded,
    toggle,
    sending,
    send,
    problems: problems.map((problem) => ({ ...problem, solved: !wrong || !Object.hasOwn(wrong, problem.name) })),
  };
}
