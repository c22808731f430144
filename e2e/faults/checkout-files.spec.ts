import { expect, type Page } from '@playwright/test';
import { contact, guests } from '../../packages/flow/src/testing/journey/guests.ts';
import { departure } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { technical } from '../pages/technical.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// Each file that the passengers and the confirmation load × {gone, offline and then online}: the page works, or shows a message in the visitor's
// language; nothing that was entered is lost.
const words = getWords('de');
const address = `/departures/${departure.id}/passengers?cabins=twin:2&party=2&locale=de`;

/** The files of the application that a page has requested. */
function recordFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  return files;
}

const content: Record<string, (page: Page) => Promise<void>> = {
  async passengers(page) {
    const card = page.locator('#passenger-0');
    await expect(card.getByLabel(words.text('checkout', 'field.firstName'))).toHaveValue(guests[0].firstName);
    await expect(card.getByLabel(words.text('checkout', 'field.city'), { exact: true })).toHaveValue(contact.city);
  },
  async confirmation(page) {
    const travellers = page.getByRole('region', { name: words.text('confirmation', 'travellers') });
    for (const { firstName, lastName } of guests) await expect(travellers).toContainText(`${firstName} ${lastName}`);
    await expect(page.getByLabel(words.text('confirmation', 'term.general'))).toBeChecked();
  },
};

for (const step of ['passengers', 'confirmation'] as const)
  for (const fault of ['gone', 'offline, then online'] as const)
    test(`${step}: each file ${fault} (ERR-26, PASS-10, CONF-30)`, onlyFull(), async ({ page }) => {
      test.setTimeout(900_000);
      await mockBackend(page);
      await page.goto(address);
      const visit = journey(page, words);
      await visit.fillPassengers();
      if (step === 'confirmation') {
        await visit.toConfirmation();
        await visit.acceptTerms();
      }
      const recorded = recordFiles(page);
      await page.reload();
      await content[step]?.(page);
      // Loads what waits for the visitor's first action.
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      const files = [...recorded];
      expect(recorded.size).toBeGreaterThan(8);

      for (const file of files) {
        let hits = 0;
        let broken = true;
        const url = `**${file}`;
        await page.route(url, (route) => {
          if (!broken) return route.fallback();
          hits++;
          return fault === 'gone' ? route.fulfill({ status: 404, body: '' }) : route.abort('internetdisconnected');
        });
        await page.reload();
        const message = page.getByText(words.text('errors', 'file-not-loaded')).or(page.getByText(words.text('errors', 'network')));
        const loaded = step === 'passengers' ? page.locator('#passenger-0') : page.getByRole('checkbox').first();
        await expect(loaded.or(message).first(), file).toBeVisible({ timeout: 20_000 });
        await page.keyboard.press('Shift');
        await expect(page.locator('body'), file).not.toContainText(technical);
        broken = false;
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        const retry = shown(page.getByRole('button', { name: words.text('common', 'retry') }));
        await expect(async () => {
          await retry.click({ timeout: 500 }).catch(() => {});
          await expect(loaded).toBeVisible({ timeout: 2000 });
        }, file).toPass({ timeout: 30_000 });
        await content[step]?.(page);
        console.log(`${step}, ${fault}: ${file} (${hits} times)`);
        await page.unroute(url);
      }
    });
