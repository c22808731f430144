import { make } from './dom.ts';
import { parseExpiry } from './expiry.ts';
import { createField, type Field, type FieldError, type PaymentWay } from './fields.ts';
import type { Nested } from './http.ts';
import { createTestNumbers, type TestNumber } from './test-number-list.ts';
import type { Texts } from './texts.ts';

/** The form: payment method (for dollars), fields and test numbers. Calls `onChange` after every change. */
export function createPaymentForm(texts: Texts, currency: string, onChange: () => void) {
  const field = (name: Parameters<typeof createField>[0]) => createField(name, texts, onChange);
  const [number, expiry, cvc, routing, account] = [field('number'), field('expiry'), field('cvc'), field('routing'), field('account')];
  const fields: Record<PaymentWay, readonly Field[]> = { card: [number, expiry, cvc], us_bank_account: [routing, account] };
  const panel = make('div', { class: 'fields' });
  const hints = make('div', { class: 'hints' });
  const mark = make('p', { class: 'mark' }, texts.sandbox);
  let way: PaymentWay = 'card';

  const fill = (chosen: TestNumber) => {
    if (chosen.way === 'card') {
      number.fill(chosen.number);
      expiry.fill(`12${String(new Date().getFullYear() + 3).slice(-2)}`);
      cvc.fill('123');
    } else {
      routing.fill('110000000');
      account.fill(chosen.number);
    }
    onChange();
  };
  const show = (next: PaymentWay) => {
    way = next;
    panel.replaceChildren(...fields[way].map(({ element }) => element));
    hints.replaceChildren(mark, createTestNumbers(texts, way, fill));
  };

  const choice = (value: PaymentWay, label: string) => {
    const input = make('input', { type: 'radio', name: 'way', value, checked: value === way });
    input.addEventListener('change', () => {
      show(value);
      onChange();
    });
    return make('label', {}, input, label);
  };
  const ways =
    currency === 'usd'
      ? [
          make(
            'fieldset',
            {},
            make('legend', {}, texts.way),
            make('div', { class: 'ways' }, choice('card', texts.card), choice('us_bank_account', texts.bank)),
          ),
        ]
      : [];
  show(way);

  return {
    nodes: [...ways, panel, hints],
    way: () => way,
    isEmpty: () => fields[way].every(({ digits }) => digits() === ''),
    isComplete: () => fields[way].every(({ fault }) => fault() === null),
    focus: () => fields[way][0]?.input.focus(),
    clear: () => {
      for (const one of fields[way]) one.fill('');
    },
    /** Shows every error, focuses the first one and returns it. */
    check(): FieldError | null {
      const faulty = fields[way].map((one) => ({ one, fault: one.fault() })).filter(({ fault }) => fault !== null);
      for (const { one, fault } of faulty) one.show(fault);
      faulty[0]?.one.input.focus();
      return faulty[0]?.fault ?? null;
    },
    /** The fields in the format of the API. */
    values(): Nested {
      if (way === 'us_bank_account')
        return {
          type: way,
          [way]: { routing_number: routing.digits(), account_number: account.digits(), account_holder_type: 'individual' },
        };
      const { month, year } = parseExpiry(expiry.digits());
      return { type: way, [way]: { number: number.digits(), exp_month: String(month), exp_year: String(year), cvc: cvc.digits() } };
    },
  };
}

export type PaymentForm = ReturnType<typeof createPaymentForm>;
