import { expect, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { startBackend } from '../pages/own-backend.ts';
import { withRepositoryCopy } from '../pages/repository-copy.ts';
import { getWords } from '../pages/words.ts';

test('a brand that the command makes compiles, has readable colours, and leads to the passenger form (BRAND-31)', {
  ...onlyFull(),
}, async ({ page }) => {
  test.setTimeout(600_000);
  await withRepositoryCopy(async ({ folder, run, runInstalled }) => {
    await run('scripts/new-brand.mjs', 'lakehopping', 'Lake Hopping');
    await runInstalled('turbo', 'run', 'build', 'typecheck', '--output-logs=errors-only', '--ui=stream');
    await runInstalled('vitest', 'run', '--project', 'ui', 'contrast');
    await runInstalled('vitest', 'run', '--config', 'scripts/vitest.config.ts', 'embed-lists');
    await runInstalled('biome', 'check', 'packages/domain/src/brand', 'packages/ui/src/brand', 'packages/embed/src/brands.ts');

    const backend = await startBackend({}, folder);
    const missing: string[] = [];
    page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())));
    try {
      await page.goto(`${backend.origin}/brand/lakehopping/en`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('img', { name: 'Lake Hopping' }).first()).toBeVisible();
      expect(missing).toEqual([]);
      await page.goto(`${backend.origin}/lakehopping/tours?all=1`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'lakehopping');
      await expect(page.getByRole('banner').getByRole('img', { name: 'Lake Hopping' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Lake Hopping');
      await expect(page.locator('body')).not.toContainText(/Boat Bike Tours|boatbiketours/);
      await page.locator('main li a').first().click();
      await journey(page, getWords('en')).toPassengers();
      await expect(page).toHaveURL(/\/lakehopping\/departures\/[^/]+\/passengers/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords('en').text('checkout', 'passengers.title'));
    } finally {
      await backend.stop();
    }
  });
});
