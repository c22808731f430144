import { toBookableDay } from '../pages/bookable-day.ts';
import { contact, guests } from '../pages/guests.ts';
import type { Words } from '../pages/words.ts';
import type { Visitor } from './visitor.ts';

/** The steps of the journey, with the texts of one language. */
export const steps = (visit: Visitor, words: Words) => {
  const heading = (name: string | RegExp) => visit.see({ role: 'heading', name });
  const submit = { role: 'button', name: words.text('checkout', 'passengers.next') };
  const field = (key: string, within: string) => ({ label: new RegExp(`^${words.text('checkout', `field.${key}`)}`), within });
  const next = { role: 'link', name: words.text('common', 'next') };

  return {
    heading,
    /** Selects the first available day, from the month shown on. */
    async takeFirstAvailableDay(): Promise<void> {
      await heading(words.text('tourDate', 'title'));
      const available = { css: toBookableDay(undefined) };
      for (let month = 0; month < 12; month++) {
        await visit.holds(() => document.querySelector('[role=grid]') && !document.querySelector('[role=grid][aria-busy=true]'));
        if (await visit.isShown(available)) break;
        await visit.click({ role: 'button', name: words.text('tourDate', 'nextMonth') });
      }
      await visit.click(available);
      await visit.see({ css: '[role=gridcell][aria-selected=true]' });
      await visit.click(next);
    },
    /** Selects the first ship if several sail that day. */
    async takeShip(): Promise<void> {
      await visit.see({ role: 'article', name: /./ });
      const choose = { role: 'button', name: new RegExp(`^${words.text('ship', 'choose')}`) };
      if (await visit.isShown(choose)) await visit.click(choose);
      await visit.click(next);
    },
    /** Selects one cabin of the first type with any left, for two persons. */
    async takeCabinForTwo(): Promise<void> {
      await heading(words.text('cabins', 'title'));
      await visit.select({ role: 'combobox', name: new RegExp(`^${words.text('cabins', 'quantityShort')}`) }, '1');
      await visit.expectAddress(/cabins=[^&]+:[12](&|$)/);
      // A cabin starts with its minimum occupancy: add a person where that is one.
      const { href } = await visit.holds(() => ({ href: window.location.href }));
      if (/:1(&|$)/.test(href)) await visit.click({ role: 'button', name: words.like('common', 'stepper.more'), within: 'article ol' });
      await visit.expectAddress(/cabins=[^&]+:2(&|$)/);
    },
    /** In a frame the link's name goes on: it opens a new window. */
    async startBooking(): Promise<void> {
      await visit.click({ role: 'link', name: new RegExp(`^${words.text('cabins', 'start')}`) });
    },
    /** Submits the empty form: its errors are listed, and the first field with one has the focus. */
    async submitNothing(): Promise<void> {
      await heading(words.text('checkout', 'passengers.title'));
      await visit.click(submit);
      const error = `${words.text('checkout', 'passengers.shortMain')}: ${words.text('formErrors', 'first-name-required')}`;
      await visit.see({ role: 'link', name: error });
      // Not `:focus`, which matches nothing in a window without the focus.
      await visit.holds(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    },
    async fillPassengers(country: string): Promise<void> {
      for (const [index, guest] of guests.entries()) {
        const card = `#passenger-${index}`;
        await visit.fill(field('firstName', card), guest.firstName);
        await visit.fill(field('lastName', card), guest.lastName);
        for (const [at, part] of (['day', 'month', 'year'] as const).entries()) {
          await visit.fill({ label: words.text('checkout', `birthDate.${part}`), within: card }, guest.birth[at] ?? '');
        }
        await visit.fill(field('bodyHeight', card), guest.height);
        await visit.click({ css: 'input[type=radio]', within: card });
      }
      for (const [key, value] of Object.entries(contact)) await visit.fill(field(key, '#passenger-0'), value);
      await visit.select(field('country', '#passenger-0'), country);
      await visit.click(submit);
    },
    async book(): Promise<void> {
      await heading(words.text('confirmation', 'title'));
      // The consent to the payment terms goes on with the brand's numbers.
      for (const key of ['general', 'consumer', 'payment'])
        await visit.click({ label: new RegExp(`^${words.text('confirmation', `term.${key}`)}`) });
      await visit.click({ role: 'button', name: new RegExp(words.text('confirmation', 'book')) });
    },
    async pay(card: string): Promise<void> {
      await visit.expectAddress(/\/bookings\/[\w-]+\/payment/);
      await heading(words.text('payment', 'title'));
      await visit.fill({ css: 'input[name=number]' }, card);
      await visit.fill({ css: 'input[name=expiry]' }, '1234');
      await visit.fill({ css: 'input[name=cvc]' }, '123');
      await visit.click({ css: 'form button[type=submit]' });
    },
  };
};
