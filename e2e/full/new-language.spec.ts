import { expect, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { startBackend } from '../pages/own-backend.ts';
import { withRepositoryCopy } from '../pages/repository-copy.ts';
import { getWords } from '../pages/words.ts';

test('a language that the command makes compiles, is offered with its own name and formats, and leads to the passenger form (BRAND-41)', {
  ...onlyFull(),
}, async ({ page }) => {
  test.setTimeout(600_000);
  await withRepositoryCopy(async ({ folder, run, runInstalled }) => {
    await run('scripts/new-language.mjs', 'fr', 'Français');
    await runInstalled('turbo', 'run', 'build', 'typecheck', '--output-logs=errors-only', '--ui=stream');

    const backend = await startBackend({}, folder);
    try {
      await page.goto(`${backend.origin}/tours?all=1`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.locator('main li a').first().click();
      // The texts are still English.
      await journey(page, getWords('en')).toPassengers();
      await expect(page).toHaveURL(/locale=fr/);
      // On a phone it stands in the bar.
      await expect(page.getByText(/\d\s€/).filter({ visible: true }).first()).toBeVisible();
      // The catalogue of the demo has no French: its English texts say so.
      await expect(page.locator('#passenger-0 [lang=en]').first()).toBeAttached();
      await expect(
        page.locator('#passenger-0').getByLabel(getWords('en').text('checkout', 'field.country')).locator('option').nth(1),
      ).toHaveText('France');
    } finally {
      await backend.stop();
    }
  });
});
