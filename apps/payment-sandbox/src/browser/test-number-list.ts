import { make } from './dom.ts';
import type { PaymentWay } from './fields.ts';
import type { CaseName, Texts } from './texts.ts';

export type TestNumber = { way: PaymentWay; number: string; name: CaseName };

export const testNumbers: readonly TestNumber[] = [
  { way: 'card', number: '4242424242424242', name: 'succeed' },
  { way: 'card', number: '4000000000000002', name: 'declined' },
  { way: 'card', number: '4000000000009995', name: 'insufficient' },
  { way: 'card', number: '4000000000000069', name: 'expired' },
  { way: 'card', number: '4000000000000127', name: 'cvc' },
  { way: 'card', number: '4000000000000119', name: 'error' },
  { way: 'card', number: '4000000000003220', name: 'challenge' },
  { way: 'card', number: '4000008400001629', name: 'challengeDeclined' },
  { way: 'card', number: '4000000000000259', name: 'disputed' },
  { way: 'card', number: '4000009000000011', name: 'webhookLate' },
  { way: 'card', number: '4000009000000029', name: 'webhookTwice' },
  { way: 'card', number: '4000009000000037', name: 'webhookReordered' },
  { way: 'card', number: '4000009000000045', name: 'webhookLost' },
  { way: 'us_bank_account', number: '000123456789', name: 'bank' },
  { way: 'us_bank_account', number: '000222222227', name: 'bankRefused' },
  { way: 'us_bank_account', number: '000900000001', name: 'bankLost' },
  { way: 'us_bank_account', number: '000900000002', name: 'bankSlow' },
];

/** The test numbers, each a button that fills in the form. */
export function createTestNumbers(texts: Texts, way: PaymentWay, onChoose: (chosen: TestNumber) => void): HTMLElement {
  const items = testNumbers
    .filter((one) => one.way === way)
    .map((one) => {
      const spaced = way === 'card' ? one.number.replace(/(\d{4})(?=\d)/g, '$1 ') : one.number;
      const button = make('button', { type: 'button' }, make('span', {}, spaced), texts.cases[one.name]);
      button.addEventListener('click', () => onChoose(one));
      return make('li', {}, button);
    });
  return make('details', {}, make('summary', {}, texts.hint), make('ul', {}, ...items));
}
