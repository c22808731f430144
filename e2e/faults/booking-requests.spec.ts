import { expect } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { Breakage, type Fault, faults, technical } from '../pages/faults.ts';
import { freeTrip } from '../pages/payable.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// The requests of 'Book now' × each fault, on our own backend: one booking is made, whatever happened to its requests. FAULTS=long runs all.
const words = wordsOf('en');
const requests = ['the booking, before it arrives', 'the booking, after it has arrived', 'the question what became of it'] as const;
type Case = { request: (typeof requests)[number]; fault: Fault };
const all: readonly Case[] = requests.flatMap((request) => faults.map((fault) => ({ request, fault })));
const short = all.filter(({ request, fault }) => requests.indexOf(request) === faults.indexOf(fault) % requests.length);

for (const { request, fault } of process.env.FAULTS === 'long' ? all : short)
  test(`${request}: ${fault}`, async ({ page, request: api }) => {
    await page.clock.install();
    const { departure, cabin } = await freeTrip(api, 'default');
    await page.goto(`/departures/${departure.id}/passengers?cabins=${cabin.id}:2&party=2&locale=en`);
    const check = checkout(page, words);
    await check.fillPassengers();
    await check.toConfirmation();
    await check.acceptTerms();

    const made = new Set<string>();
    const breakage = new Breakage(fault);
    await page.route('**/api/v1/bookings', async (route) => {
      const arrive = async () => {
        const response = await route.fetch();
        made.add(((await response.json()) as { id: string }).id);
        return response;
      };
      if (request === requests[1]) {
        const response = await arrive();
        return breakage.respond(route, () => route.fulfill({ response }));
      }
      const fine = async () => route.fulfill({ response: await arrive() });
      return request === requests[0] ? breakage.respond(route, fine) : fine();
    });
    await page.route(/\/api\/v1\/bookings\/[\w-]+$/, (route) =>
      request === requests[2] ? breakage.respond(route, () => route.fallback()) : route.fallback(),
    );
    await check.book();
    await expect.poll(() => breakage.met).toBeGreaterThan(0);
    for (let waited = 0; waited < 3; waited++) {
      await page.clock.fastForward(21_000);
      await expect(page.locator('body')).not.toContainText(technical);
    }
    await breakage.end(page);
    const book = shown(page.getByRole('button', { name: new RegExp(words.text('confirmation', 'book')) }));
    const retry = shown(page.getByRole('button', { name: words.text('common', 'retry') }));
    await expect(async () => {
      if (!/\/bookings\/[\w-]+\/payment/.test(page.url()))
        await book
          .or(retry)
          .first()
          .click({ timeout: 500 })
          .catch(() => {});
      await page.clock.fastForward(5000);
      await expect(page).toHaveURL(/\/bookings\/[\w-]+\/payment/, { timeout: 1500 });
    }).toPass({ timeout: 40_000 });
    expect(made.size).toBe(1);
    expect(page.url()).toContain([...made][0]);
  });
