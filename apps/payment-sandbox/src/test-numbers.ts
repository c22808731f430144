import type { Failure, WebhookMode } from './store/objects.ts';

/** The effect of confirming a payment method. */
type Course =
  | { kind: 'succeed' }
  | { kind: 'fail'; failure: Failure }
  | { kind: 'challenge'; end: 'succeed' | Failure }
  | { kind: 'process'; end: 'succeed' | Failure };

export type Outcome = Course & {
  /** How its events are delivered; by default as configured. */
  webhooks?: WebhookMode;
  /** Factor for the time in `processing`. */
  slowness?: number;
  /** Whether the charge is disputed later. */
  disputed?: true;
};

const declined = (code: string, message: string, decline_code = code): Failure => ({ type: 'card_error', code, decline_code, message });
const declinedCard: Failure = declined('card_declined', 'Your card was declined.', 'generic_decline');

/** By the names that payment methods store. */
const outcomes = {
  succeed: { kind: 'succeed' },
  declined: { kind: 'fail', failure: declinedCard },
  insufficient: { kind: 'fail', failure: declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds') },
  expired: { kind: 'fail', failure: declined('expired_card', 'Your card has expired.') },
  'wrong-code': { kind: 'fail', failure: declined('incorrect_cvc', "Your card's security code is incorrect.") },
  error: {
    kind: 'fail',
    failure: declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  },
  challenge: { kind: 'challenge', end: 'succeed' },
  'challenge-declined': { kind: 'challenge', end: declinedCard },
  bank: { kind: 'process', end: 'succeed' },
  'webhook-late': { kind: 'succeed', webhooks: 'late' },
  'webhook-twice': { kind: 'succeed', webhooks: 'twice' },
  'webhook-reordered': { kind: 'process', end: 'succeed', webhooks: 'reordered' },
  'webhook-lost': { kind: 'succeed', webhooks: 'lost' },
  disputed: { kind: 'succeed', disputed: true },
  'bank-lost': { kind: 'process', end: 'succeed', webhooks: 'lost' },
  'bank-slow': { kind: 'process', end: 'succeed', slowness: 40 },
  'bank-refused': {
    kind: 'process',
    end: { type: 'invalid_request_error', code: 'payment_method_provider_decline', message: 'The bank account refused the debit.' },
  },
} as const satisfies Record<string, Outcome>;
export type OutcomeName = keyof typeof outcomes;

/** The failure after a failed 3-D Secure challenge. */
export const challengeFailed: Failure = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const cards: Readonly<Record<string, OutcomeName>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000069': 'expired',
  '4000000000000127': 'wrong-code',
  '4000000000000119': 'error',
  '4000000000003220': 'challenge',
  '4000008400001629': 'challenge-declined',
  '4000000000000259': 'disputed',
  // Numbers of the sandbox itself. The test numbers of the provider determine the outcome of a payment, but not the delivery of its events.
  '4000009000000011': 'webhook-late',
  '4000009000000029': 'webhook-twice',
  '4000009000000037': 'webhook-reordered',
  '4000009000000045': 'webhook-lost',
};
const accounts: Readonly<Record<string, OutcomeName>> = {
  '000123456789': 'bank',
  '000222222227': 'bank-refused',
  '000900000001': 'bank-lost',
  '000900000002': 'bank-slow',
};

/** The outcome of a card number with digits only. Every valid number that is not special succeeds. */
export const cardOutcome = (number: string): OutcomeName => cards[number] ?? 'succeed';
/** The outcome of a US account number; null if it is unknown. */
export const accountOutcome = (number: string): OutcomeName | null => accounts[number] ?? null;

/** Numbers with a special outcome. Every other valid card number succeeds. */
export const specialNumbers = { cards: Object.keys(cards), accounts: Object.keys(accounts) };

export const getOutcome = (name: string): Outcome => outcomes[name as OutcomeName] ?? outcomes.succeed;

/** The Luhn check of a card number. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  let sum = 0;
  for (let place = 0; place < number.length; place++) {
    const digit = Number(number[number.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
