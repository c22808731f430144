import * as v from 'valibot';
import { ConsentSchema, type ConsentState } from '../app/consent.ts';

export type ConsentWindow = Window & {
  /** Where a consent tool pushes the visitor's choices: an array until this page listens, like the tag manager's `dataLayer`. */
  bookingConsent?: { push(...choices: unknown[]): unknown } | undefined;
};

/** Takes the choices that a consent tool has pushed, and those to come. What is not a choice is ignored. */
export function receiveConsent(page: ConsentWindow, consent: ConsentState): void {
  const push = (...choices: unknown[]): void => {
    for (const choice of choices) {
      const { success, output } = v.safeParse(ConsentSchema, choice);
      if (success) consent.update(output);
    }
  };
  const waiting = page.bookingConsent;
  page.bookingConsent = { push };
  if (Array.isArray(waiting)) push(...waiting);
}
