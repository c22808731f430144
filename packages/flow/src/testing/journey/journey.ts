import { toBookableDay } from './bookable-day.ts';
import { contact, guests } from './guests.ts';
import type { Target, Visitor } from './visitor.ts';
import type { Words } from './words.ts';

/** The steps from the date to the payment, as a visitor takes them in a page with the texts of one language. */
export function createJourney(visit: Visitor, words: Words) {
  const button = (namespace: string, key: string): Target => ({ role: 'button', name: words.text(namespace, key) });
  const field = (key: string, within: string): Target => ({ label: words.start('checkout', `field.${key}`), within });
  /** In a frame its name goes on: it opens a new window. */
  const startLink: Target = { role: 'link', name: words.start('cabins', 'start') };

  const steps = {
    /** Selects the first available day of the calendar, starting from the month shown. */
    async takeFirstAvailableDay(): Promise<void> {
      await visit.expectHeading(words.text('tourDate', 'title'));
      await visit.see({ css: '[role=grid]' });
      const available = { css: toBookableDay(visit.timeZone) };
      for (let month = 0; month < 12; month++) {
        await visit.expectCount({ css: '[role=grid][aria-busy=true]' }, 0);
        if (await visit.isShown(available)) break;
        await visit.click(button('tourDate', 'nextMonth'));
      }
      await visit.click(available);
      await visit.expectCount({ css: '[role=gridcell][aria-selected=true]' }, 1);
    },
    /** Goes on from a choosing step on which everything is chosen. */
    async pressNext(): Promise<void> {
      await visit.click({ role: 'link', name: words.text('common', 'next') });
    },
    /** Selects the first ship where several sail that day. */
    async takeShip(): Promise<void> {
      const choose: Target = { role: 'button', name: words.start('ship', 'choose') };
      await visit.see(choose, { text: words.text('ship', 'yours'), within: 'article' });
      if (await visit.isShown(choose)) await visit.click(choose);
    },
    /** Selects one cabin for two people, of the first type with any left. */
    async takeCabinForTwo(): Promise<void> {
      await visit.expectHeading(words.text('cabins', 'title'));
      await visit.select({ role: 'combobox', name: words.start('cabins', 'quantityShort'), within: 'article' }, '1');
      const chosen = await visit.expectLink(startLink, /cabins=/);
      // A cabin starts with its minimum occupancy: add a person where that is one.
      if (/cabins=[^&]*:1(&|$)/.test(chosen))
        await visit.click({ role: 'button', name: words.like('common', 'stepper.more'), within: 'article ol' });
      await visit.expectLink(startLink, /cabins=[^&]*:2(&|$)/);
    },
    async startBooking(): Promise<void> {
      await visit.click(startLink);
    },

    async expectPassengers(): Promise<void> {
      await visit.expectHeading(words.text('checkout', 'passengers.title'));
    },
    async expectConfirmation(): Promise<void> {
      await visit.expectHeading(words.text('confirmation', 'title'));
    },
    /** Opens the details of a passenger if they are collapsed: on a phone one passenger is open at a time. */
    async openPassenger(index: number): Promise<void> {
      const card = `#passenger-${index}`;
      const first = field('firstName', card);
      const edit: Target = { role: 'button', name: words.text('checkout', 'passengers.unfold'), within: card };
      await visit.see(first, edit);
      if (await visit.isShown(first)) return;
      await visit.click(edit);
      await visit.see(first);
    },
    /** Fills in the details of both guests, whose only cabin is preselected. */
    async fillPassengers(country = 'NL'): Promise<void> {
      await steps.expectPassengers();
      for (const [index, guest] of guests.entries()) {
        const card = `#passenger-${index}`;
        await steps.openPassenger(index);
        await visit.fill(field('firstName', card), guest.firstName);
        await visit.fill(field('lastName', card), guest.lastName);
        for (const [at, part] of (['day', 'month', 'year'] as const).entries())
          await visit.fill({ label: words.text('checkout', `birthDate.${part}`), within: card }, guest.birth[at] ?? '');
        await visit.fill(field('bodyHeight', card), guest.height);
        await visit.check({ role: 'radio', name: /./, within: card });
        if (index > 0) continue;
        for (const [key, value] of Object.entries(contact)) await visit.fill(field(key, card), value);
        await visit.select(field('country', card), country);
      }
    },
    async toConfirmation(): Promise<void> {
      await visit.click(button('checkout', 'passengers.next'));
      await steps.expectConfirmation();
    },
    /** Opens the field for a coupon code. */
    async openCoupon(): Promise<void> {
      await visit.click(button('checkout', 'coupon.question'));
    },
    /** Enters a code in the open field. */
    async applyCoupon(code: string): Promise<void> {
      await visit.fill({ label: words.text('checkout', 'coupon.label') }, code);
      await visit.click(button('checkout', 'coupon.apply'));
    },
    /** The consent to the payment terms goes on with the brand's numbers. */
    async acceptTerms(keys: readonly string[] = ['general', 'consumer', 'payment']): Promise<void> {
      for (const key of keys) await visit.check({ label: words.start('confirmation', `term.${key}`) });
    },
    async book(): Promise<void> {
      await visit.click({ role: 'button', name: words.start('confirmation', 'book') });
    },
    /** Sends the request of an earlier visit once more. */
    async checkBooking(): Promise<void> {
      await visit.click({ role: 'button', name: words.start('confirmation', 'check') });
    },

    async expectPaymentPage(): Promise<void> {
      await visit.expectAddress(/\/bookings\/[\w-]+\/payment/);
      await visit.expectHeading(words.text('payment', 'title'));
    },
    /** The fields are the payment sandbox's own. */
    async fillCard(number: string): Promise<void> {
      await visit.fill({ css: 'input[name=number]' }, number);
      await visit.fill({ css: 'input[name=expiry]' }, '1234');
      await visit.fill({ css: 'input[name=cvc]' }, '123');
    },
    async fillAccount(number: string): Promise<void> {
      await visit.check({ css: 'input[name=way][value=us_bank_account]' });
      await visit.fill({ css: 'input[name=routing]' }, '110000000');
      await visit.fill({ css: 'input[name=account]' }, number);
    },
    async pay(): Promise<void> {
      await visit.click({ role: 'button', name: words.like('payment', 'form.pay') });
    },
  };

  /** All choices: one day, one ship, a cabin for two. */
  async function takeTrip(): Promise<void> {
    await steps.takeFirstAvailableDay();
    await steps.pressNext();
    await steps.takeShip();
    await steps.pressNext();
    await steps.takeCabinForTwo();
  }

  return {
    ...steps,
    takeTrip,
    /** From the review: books on the usual terms, and pays by card. */
    async bookAndPay(card: string): Promise<void> {
      await steps.acceptTerms();
      await steps.book();
      await steps.expectPaymentPage();
      await steps.fillCard(card);
      await steps.pay();
    },
    /** All steps from the date to the passengers. */
    async toPassengers(): Promise<void> {
      await takeTrip();
      await steps.startBooking();
    },
    async enterCoupon(code: string): Promise<void> {
      await steps.openCoupon();
      await steps.applyCoupon(code);
    },
  };
}
