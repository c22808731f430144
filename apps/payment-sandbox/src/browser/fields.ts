import { isCardNumber } from '../test-numbers.ts';
import { make } from './dom.ts';
import { expiryFault } from './expiry.ts';
import type { Texts } from './texts.ts';

export type FieldError = { code: string; message: string };
export type PaymentWay = 'card' | 'us_bank_account';
export type FieldName = 'number' | 'expiry' | 'cvc' | 'routing' | 'account';

type Rule = { autocomplete: string; most: number; format(digits: string): string; fault(digits: string): keyof Texts | null };

const asIs = (digits: string): string => digits;
const atLeast = (least: number, code: keyof Texts) => (digits: string) => (digits.length < least ? code : null);

const rules: Record<FieldName, Rule> = {
  number: {
    autocomplete: 'cc-number',
    most: 19,
    format: (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '),
    fault: (digits) => (digits.length < 13 ? 'incomplete_number' : isCardNumber(digits) ? null : 'invalid_number'),
  },
  expiry: {
    autocomplete: 'cc-exp',
    most: 4,
    format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits),
    fault: (digits) => expiryFault(digits),
  },
  cvc: { autocomplete: 'cc-csc', most: 4, format: asIs, fault: atLeast(3, 'incomplete_cvc') },
  routing: { autocomplete: 'off', most: 9, format: asIs, fault: atLeast(9, 'incomplete_routing') },
  account: { autocomplete: 'off', most: 17, format: asIs, fault: atLeast(4, 'incomplete_account') },
};

export type Field = ReturnType<typeof createField>;

/** A labelled field for digits that formats itself, with its error message below. */
export function createField(name: FieldName, texts: Texts, onInput: () => void) {
  const rule = rules[name];
  const id = `sandbox-${name}`;
  const error = make('p', { class: 'error', id: `${id}-error` });
  const input = make('input', {
    id,
    name,
    type: 'text',
    inputmode: 'numeric',
    autocomplete: rule.autocomplete,
    required: true,
    'aria-describedby': error.id,
  });
  const digits = () => input.value.replace(/\D/g, '').slice(0, rule.most);
  const show = (fault: FieldError | null) => {
    error.textContent = fault?.message ?? '';
    input.setAttribute('aria-invalid', String(fault !== null));
  };
  const fault = (): FieldError | null => {
    const code = rule.fault(digits());
    return code === null ? null : { code, message: String(texts[code]) };
  };
  input.addEventListener('input', () => {
    // Formatting while editing in the middle would move the caret to the end.
    if (input.selectionStart === input.value.length) input.value = rule.format(digits());
    show(null);
    onInput();
  });
  input.addEventListener('blur', () => {
    input.value = rule.format(digits());
    if (input.value !== '') show(fault());
  });
  return {
    element: make(
      'div',
      { class: name === 'expiry' || name === 'cvc' ? 'field' : 'field wide' },
      make('label', { for: id }, texts[name]),
      input,
      error,
    ),
    input,
    digits,
    fault,
    show,
    fill(text: string) {
      input.value = rule.format(text);
      show(null);
    },
  };
}
