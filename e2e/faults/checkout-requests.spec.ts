import { expect, type Page } from '@playwright/test';
import { checkout, contact, guests } from '../pages/checkout.ts';
import { Breakage, type Fault, faults, technical } from '../pages/faults.ts';
import { coupon, departure, endpointOf, mockBackend } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// Each request of the passengers and of the confirmation × each fault, on a page that is opened anew with everything filled in: the page says
// something in the visitor's language, and once the fault is over it shows all that was entered. FAULTS=long runs all; else each request and each
// fault comes up.
const words = wordsOf('de');
const steps = ['passengers', 'confirmation'] as const;
const requests = ['departure', 'cabins', 'products', 'translations', 'voucher'] as const;
type Case = { step: (typeof steps)[number]; request: (typeof requests)[number]; fault: Fault };

const all: readonly Case[] = steps.flatMap((step) => requests.flatMap((request) => faults.map((fault) => ({ step, request, fault }))));
const short = all.filter(({ step, request, fault }) => {
  const [row, column] = [requests.indexOf(request), faults.indexOf(fault)];
  return (row + (step === 'passengers' ? 0 : 2)) % faults.length === column;
});

const address = `/departures/${departure.id}/passengers?cabins=cabin-a-b:2&party=2&locale=de`;

/** A coupon of the departure, as it is stored once it was accepted. */
const storeCoupon = (page: Page): Promise<void> =>
  page.evaluate(
    (text) => localStorage.setItem('voucher', text),
    JSON.stringify({ [departure.id]: { savedAt: Date.now(), revision: 1, value: 'SEA10' } }),
  );

const expectEntered: Record<Case['step'], (page: Page) => Promise<void>> = {
  async passengers(page) {
    const card = page.locator('#passenger-0');
    await expect(card.getByLabel(words.text('checkout', 'field.firstName'))).toHaveValue(guests[0].firstName);
    await expect(card.getByLabel(words.text('checkout', 'field.city'), { exact: true })).toHaveValue(contact.city);
    await expect(card.getByRole('radio').first()).toBeChecked();
  },
  async confirmation(page) {
    const travellers = page.getByRole('region', { name: words.text('confirmation', 'travellers') });
    for (const { firstName, lastName } of guests) await expect(travellers).toContainText(`${firstName} ${lastName}`);
    for (const key of ['general', 'consumer', 'payment'])
      await expect(page.getByLabel(words.text('confirmation', `term.${key}`))).toBeChecked();
  },
};

for (const { step, request, fault } of process.env.FAULTS === 'long' ? all : short)
  test(`${step}, ${request}: ${fault}`, async ({ page }) => {
    await page.clock.install();
    await mockBackend(page, { voucher: coupon });
    await page.goto(address);
    const check = checkout(page, words);
    await check.fillPassengers();
    await storeCoupon(page);
    if (step === 'confirmation') {
      await check.toConfirmation();
      await check.acceptTerms();
    }
    // What is typed is stored a moment later.
    await page.clock.fastForward(1000);

    const breakage = new Breakage(fault);
    await page.route('**/api/v1/**', (route) =>
      endpointOf(route.request().url()) === request ? breakage.respond(route, () => route.fallback()) : route.fallback(),
    );
    await page.reload();
    await expect.poll(() => breakage.met).toBeGreaterThan(0);
    const retry = shown(page.getByRole('button', { name: words.text('common', 'retry') }));
    const content = step === 'passengers' ? page.locator('#passenger-0') : page.getByRole('checkbox').first();
    // Through the waits of the client, and those between its tries.
    await expect(async () => {
      await page.clock.fastForward(21_000);
      await expect(retry.or(content).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(page.locator('body')).not.toContainText(technical);

    await breakage.end(page);
    await expect(async () => {
      await retry.click({ timeout: 500 }).catch(() => {});
      await page.clock.fastForward(5000);
      await expect(content).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expectEntered[step](page);
    await expect(page.locator('body')).not.toContainText(technical);
  });
