import { type Locator, page } from 'vitest/browser';
import { createJourney } from '../journey/journey.ts';
import { cabin, date, departure, tour } from './a-backend.ts';
import { visitor } from './visitor.ts';
import type { Words } from './words.ts';

/** The addresses of the choosing steps of that trip. */
export const choosingAddress = {
  list: '/tours?all',
  date: `/tours/${tour.id}`,
  chosenDate: `/tours/${tour.id}?date=${date}`,
  ship: `/tours/${tour.id}/date/${date}`,
  cabins: `/departures/${departure.id}/cabins`,
  chosenCabins: `/departures/${departure.id}/cabins?cabins=${cabin.id}:2&party=2`,
} as const;

/** What each choosing step shows once its data has loaded. */
export const loadedContent = (): Locator => page.css('main :is([role=gridcell][data-state=available], article, li > a:not(nav *))').shown();

/** What the tests of the choosing steps find on them, and the steps of the journey. */
export const choosing = (words: Words) => {
  const common = (key: string) => words.text('common', key);
  /** The link, or the button that replaces it while nothing is chosen. */
  const action = (name: string): Locator =>
    page
      .getByRole('link', { name, exact: true })
      .or(page.getByRole('button', { name, exact: true }))
      .shown();
  const more = words.like('common', 'stepper.more');
  return {
    ...createJourney(visitor, words),
    day: (value: string): Locator => page.css(`[data-date="${value}"]`),
    previousMonth: (): Locator => page.getByRole('button', { name: words.text('tourDate', 'previousMonth') }),
    nextMonth: (): Locator => page.getByRole('button', { name: words.text('tourDate', 'nextMonth') }),
    party: (): Locator => page.getByLabelText(words.text('summary', 'party'), { exact: true }),
    ships: (): Locator => page.getByRole('article'),
    ship: (name: string): Locator => page.getByRole('button', { name: new RegExp(`: ${name}$`) }),
    /** The choice of quantity of a cabin type; of the first one by default. */
    quantity: (card: Locator = page.getByRole('article').first()): Locator => card.getByRole('combobox'),
    /** The button that adds a cabin of the first type. */
    moreCabins: (): Locator => page.getByRole('article').first().getByRole('button', { name: more }).first(),
    /** The button that adds a person to the only chosen cabin. */
    morePersons: (): Locator => page.getByRole('article').getByRole('listitem').getByRole('button', { name: more }),
    next: (): Locator => action(common('next')),
    start: (): Locator => action(words.text('cabins', 'start')),
    back: (): Locator => page.getByRole('link', { name: common('back'), exact: true }).shown(),
    retry: (): Locator => page.getByRole('button', { name: common('retry') }).first(),
  };
};
