import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { annAndBo, contact } from './drafts.ts';
import type { Words } from './words.ts';

/** Page model of the passengers, the confirmation and the booking. */
export const checkout = (words: Words) => {
  const field = (key: string) => words.text('checkout', `field.${key}`);
  const heading = () => page.getByRole('heading', { level: 1 });
  const model = {
    card: (index: number): Locator => page.css(`#passenger-${index}`),
    field: (index: number, key: string): Locator => model.card(index).getByLabelText(field(key), { exact: true }),
    next: (): Locator => page.getByRole('button', { name: words.text('checkout', 'passengers.next') }).shown(),
    /** The main button: 'Book now', or 'Check my booking' for an open attempt, or those of a request, whatever else its label contains. */
    bookButton: (): Locator => {
      const labels = ['book', 'request', 'check', 'check_request'].map((key) => words.text('confirmation', key));
      return page.getByRole('button', { name: new RegExp(labels.join('|')) }).shown();
    },
    term: (key: string): Locator => page.css(`#term-${key}`),
    insurance: (): Locator => page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) }),
    travellers: (): Locator => page.getByRole('region', { name: words.text('confirmation', 'travellers') }),

    async expectPassengers(): Promise<void> {
      await expect.element(heading()).toHaveTextContent(words.text('checkout', 'passengers.title'));
    },
    async expectConfirmation(): Promise<void> {
      await expect.element(heading()).toHaveTextContent(words.text('confirmation', 'title'));
    },
    /** Fills in the whole form. If that is not the subject of the test, `storeDraft` is faster. */
    async fillPassengers(country = 'NL'): Promise<void> {
      await model.expectPassengers();
      for (const [index, { firstName, lastName, dateOfBirth, bodyHeight }] of annAndBo.passengers.entries()) {
        const card = model.card(index);
        await card.getByLabelText(field('firstName')).fill(firstName);
        await card.getByLabelText(field('lastName')).fill(lastName);
        for (const [at, part] of (['year', 'month', 'day'] as const).entries())
          await card.getByLabelText(words.text('checkout', `birthDate.${part}`), { exact: true }).fill(dateOfBirth.split('-')[at] ?? '');
        await card.getByLabelText(field('bodyHeight')).fill(bodyHeight);
        const cabin = card.getByLabelText(field('cabin'));
        if ((cabin.element() as HTMLSelectElement).value === '') await cabin.selectOptions('1');
        await card.getByRole('radio').first().click();
      }
      for (const [key, value] of Object.entries(contact)) await model.field(0, key).fill(value);
      await model.field(0, 'country').selectOptions(country);
    },
    async toConfirmation(): Promise<void> {
      await model.next().click();
      await model.expectConfirmation();
    },
    async enterCoupon(code: string): Promise<void> {
      await page
        .getByRole('button', { name: words.text('checkout', 'coupon.question') })
        .shown()
        .click();
      await page.getByLabelText(words.text('checkout', 'coupon.label')).shown().fill(code);
      await page
        .getByRole('button', { name: words.text('checkout', 'coupon.apply') })
        .shown()
        .click();
    },
    async acceptTerms(keys: readonly string[] = ['general', 'consumer', 'payment']): Promise<void> {
      for (const key of keys) await model.term(key).click();
    },
    async book(): Promise<void> {
      await model.bookButton().click();
    },
  };
  return model;
};
