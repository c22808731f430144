import { type Locator, page } from 'vitest/browser';
import { createJourney } from '../journey/journey.ts';
import { visitor } from './visitor.ts';
import type { Words } from './words.ts';

/** What the tests of the passengers and the confirmation find on them, and the steps of the journey. */
export const checkout = (words: Words) => {
  const model = {
    ...createJourney(visitor, words),
    card: (index: number): Locator => page.css(`#passenger-${index}`),
    field: (index: number, key: string): Locator =>
      model.card(index).getByLabelText(words.text('checkout', `field.${key}`), { exact: true }),
    /** The main action: to the price overview, or on a phone to the next passenger. */
    next: (): Locator => {
      const labels = ['next', 'nextPassenger'].map((key) => words.text('checkout', `passengers.${key}`));
      return page.getByRole('button', { name: new RegExp(labels.join('|')) }).shown();
    },
    /** The main button: 'Book now', or 'Check my booking' for an open attempt, or those of a request, whatever else its label contains. */
    bookButton: (): Locator => {
      const labels = ['book', 'request', 'check', 'check_request'].map((key) => words.text('confirmation', key));
      return page.getByRole('button', { name: new RegExp(labels.join('|')) }).shown();
    },
    term: (key: string): Locator => page.css(`#term-${key}`),
    insurance: (): Locator => page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) }),
    travellers: (): Locator => page.getByRole('region', { name: words.text('confirmation', 'travellers') }),
    /** Presses the main button, whatever it does. */
    async book(): Promise<void> {
      await model.bookButton().click();
    },
  };
  return model;
};
