import type { Failure, WebhookMode } from './store/objects.ts';

/** What happens when a payment method is confirmed. */
type Course =
  | { kind: 'succeed' }
  | { kind: 'fail'; failure: Failure }
  | { kind: 'challenge'; end: 'succeed' | Failure }
  | { kind: 'process'; end: 'succeed' | Failure };

export type Outcome = Course & {
  /** How its events are delivered; without it as the server's settings say. */
  webhooks?: WebhookMode;
  /** How many times as long as others it stays `processing`. */
  slowness?: number;
  /** Whether the customer's bank takes the money back later. */
  disputed?: true;
};

const declined = (code: string, message: string, decline_code = code): Failure => ({ type: 'card_error', code, decline_code, message });
const refused: Failure = declined('card_declined', 'Your card was declined.', 'generic_decline');

/** By name, as payment methods keep them. */
const outcomes = {
  succeed: { kind: 'succeed' },
  declined: { kind: 'fail', failure: refused },
  insufficient: { kind: 'fail', failure: declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds') },
  expired: { kind: 'fail', failure: declined('expired_card', 'Your card has expired.') },
  'wrong-code': { kind: 'fail', failure: declined('incorrect_cvc', "Your card's security code is incorrect.") },
  error: {
    kind: 'fail',
    failure: declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  },
  challenge: { kind: 'challenge', end: 'succeed' },
  'challenge-declined': { kind: 'challenge', end: refused },
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

/** What a failed 3-D Secure challenge leaves behind. */
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
  // The sandbox's own: the provider's test numbers choose what a payment does, not how its events arrive.
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

/** The outcome of a card number with digits only; every valid number that is no special one succeeds. */
export const cardOutcome = (number: string): OutcomeName => cards[number] ?? 'succeed';
/** The outcome of a US account number, or null for one that the sandbox does not know. */
export const accountOutcome = (number: string): OutcomeName | null => accounts[number] ?? null;

/** Numbers that stand for something; every other valid card number succeeds. */
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
