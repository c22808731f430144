/**
 * The state of a payment: `left` at the bank's challenge; `invalid`: the form rejects the number, and nothing is sent to the provider.
 */
export type PaymentEnd = 'paid' | 'processing' | 'refused' | 'left' | 'invalid';

/** What a visitor pays with, what they do at the bank, and the state at first and in the end (`within` milliseconds). */
export type TestNumber = {
  card?: string;
  account?: string;
  bank?: 'complete' | 'fail' | 'close';
  first: PaymentEnd;
  end: PaymentEnd;
  within?: number;
};

const refused = { first: 'refused', end: 'refused' } as const;
const paid = { first: 'paid', end: 'paid' } as const;
/** The sandbox's debits take 15 seconds, its late events 20; a lost event is recovered by the backend's job within three minutes. */
const settled = 40_000;
const found = 200_000;

/** Every test number of the payment sandbox. */
export const numbers = {
  succeeds: { card: '4242424242424242', ...paid },
  declined: { card: '4000000000000002', ...refused },
  'insufficient funds': { card: '4000000000009995', ...refused },
  '3-D Secure accepted': { card: '4000000000003220', bank: 'complete', ...paid },
  '3-D Secure refused': { card: '4000000000003220', bank: 'fail', ...refused },
  '3-D Secure closed': { card: '4000000000003220', bank: 'close', first: 'left', end: 'left' },
  '3-D Secure accepted, then declined': { card: '4000008400001629', bank: 'complete', ...refused },
  '3-D Secure refused, where it would be declined': { card: '4000008400001629', bank: 'fail', ...refused },
  '3-D Secure closed, where it would be declined': { card: '4000008400001629', bank: 'close', first: 'left', end: 'left' },
  expired: { card: '4000000000000069', ...refused },
  'wrong security code': { card: '4000000000000127', ...refused },
  'processing error': { card: '4000000000000119', ...refused },
  'not a card number': { card: '4242424242424241', first: 'invalid', end: 'invalid' },
  disputed: { card: '4000000000000259', ...paid },
  'webhook late': { card: '4000009000000011', ...paid, within: settled },
  'webhook twice': { card: '4000009000000029', ...paid },
  'webhooks out of order': { card: '4000009000000037', first: 'processing', end: 'paid', within: settled },
  'webhook never': { card: '4000009000000045', ...paid, within: found },
  'bank account': { account: '000123456789', first: 'processing', end: 'paid', within: settled },
  'bank account refuses': { account: '000222222227', first: 'processing', end: 'refused', within: settled },
  'bank account, webhook never': { account: '000900000001', first: 'processing', end: 'paid', within: found },
  'bank account, slow': { account: '000900000002', first: 'processing', end: 'processing' },
} as const satisfies Record<string, TestNumber>;
