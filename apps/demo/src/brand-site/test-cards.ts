import type { CardOutcome } from './texts/texts.ts';

/** The card provider's test numbers that the payment sandbox supports. */
export const testCards: readonly { number: string; outcome: CardOutcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds' },
  { number: '4000 0000 0000 3220', outcome: 'secure' },
  { number: '4000 0084 0000 1629', outcome: 'secureDeclined' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'funds' },
  { number: '4000 0000 0000 0069', outcome: 'expired' },
  { number: '4000 0000 0000 0127', outcome: 'code' },
  { number: '4000 0000 0000 0119', outcome: 'error' },
  { number: '4000 0000 0000 0259', outcome: 'disputed' },
  { number: '4000 0090 0000 0011', outcome: 'webhookLate' },
  { number: '4000 0090 0000 0029', outcome: 'webhookTwice' },
  { number: '4000 0090 0000 0037', outcome: 'webhookReordered' },
  { number: '4000 0090 0000 0045', outcome: 'webhookLost' },
  { number: '4242 4242 4242 4241', outcome: 'invalid' },
  { number: '000123456789', outcome: 'bank' },
  { number: '000222222227', outcome: 'bankFails' },
  { number: '000900000001', outcome: 'bankLost' },
  { number: '000900000002', outcome: 'bankSlow' },
];
