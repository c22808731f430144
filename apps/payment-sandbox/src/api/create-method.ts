import { newId } from '../store/ids.ts';
import type { StoredMethod } from '../store/objects.ts';
import { accountOutcome, cardOutcome, isCardNumber, specialNumbers } from '../test-numbers.ts';
import { ApiFailure, invalid } from './api-failure.ts';
import { type Form, textAt } from './form-body.ts';

const cardError = (code: string, param: string, message: string): ApiFailure =>
  new ApiFailure(402, { type: 'card_error', code, param, message });

type Base = Pick<StoredMethod, 'id' | 'account' | 'created' | 'billing'>;

function cardMethod(form: Form, base: Base, now: number): StoredMethod {
  const number = (textAt(form, 'card', 'number') ?? '').replace(/\D/g, '');
  const month = Number(textAt(form, 'card', 'exp_month'));
  const shortYear = Number(textAt(form, 'card', 'exp_year'));
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const code = textAt(form, 'card', 'cvc');
  if (!isCardNumber(number)) throw cardError('incorrect_number', 'number', 'Your card number is incorrect.');
  if (!(month >= 1 && month <= 12)) throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  const today = new Date(now);
  const past = year < today.getUTCFullYear() || (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1);
  if (!Number.isInteger(year) || past) throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  if (code !== undefined && !/^\d{3,4}$/.test(code)) throw cardError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  const brand = number.startsWith('4')
    ? 'visa'
    : /^3[47]/.test(number)
      ? 'amex'
      : /^(5[1-5]|2[2-7])/.test(number)
        ? 'mastercard'
        : 'unknown';
  return { ...base, type: 'card', outcome: cardOutcome(number), brand, last4: number.slice(-4), expiry: { month, year } };
}

function bankMethod(form: Form, base: Base): StoredMethod {
  const number = textAt(form, 'us_bank_account', 'account_number') ?? '';
  const outcome = accountOutcome(number);
  if (textAt(form, 'us_bank_account', 'routing_number') !== '110000000')
    throw invalid('Invalid routing number. The sandbox knows 110000000.', {
      code: 'routing_number_invalid',
      param: 'us_bank_account[routing_number]',
    });
  if (outcome === null)
    throw invalid(`Invalid account number. The sandbox knows ${specialNumbers.accounts.join(', ')}.`, {
      code: 'account_number_invalid',
      param: 'us_bank_account[account_number]',
    });
  return { ...base, type: 'us_bank_account', outcome, brand: 'bank', last4: number.slice(-4), expiry: null };
}

/** Creates the payment method that the request describes. Throws `ApiFailure` for an invalid number, date or code. */
export function createMethod(form: Form, account: string, now: number): StoredMethod {
  const billing = {
    name: textAt(form, 'billing_details', 'name') || null,
    email: textAt(form, 'billing_details', 'email') || null,
  };
  const base: Base = { id: newId('pm'), account, created: now, billing };
  switch (textAt(form, 'type')) {
    case 'card':
      return cardMethod(form, base, now);
    case 'us_bank_account':
      return bankMethod(form, base);
    default:
      throw invalid('Invalid type: must be one of card, us_bank_account', { param: 'type' });
  }
}
