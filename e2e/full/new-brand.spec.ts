import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { startBackend } from '../pages/own-backend.ts';
import { getWords } from '../pages/words.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const made = new Set(['.git', '.turbo', '.cache', 'dist', 'storybook-static', 'test-results']);

/** A copy of the sources, with the installed packages of the repository. */
async function copyRepository(folder: string): Promise<void> {
  const installed = join(root, 'node_modules');
  await cp(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== installed && !made.has(basename(path)),
  });
  await symlink(installed, join(folder, 'node_modules'));
}

test('a brand that the command makes compiles, has readable colours, and leads to the passenger form (BRAND-31)', {
  ...onlyFull(),
}, async ({ page }) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'new-brand-'));
  try {
    await copyRepository(folder);
    const inCopy = { cwd: folder, maxBuffer: 10_000_000 };
    await run(process.execPath, ['scripts/new-brand.mjs', 'lakehopping', 'Lake Hopping'], inCopy);
    const turbo = join(root, 'node_modules/.bin/turbo');
    await run(turbo, ['run', 'build', 'typecheck', '--output-logs=errors-only', '--ui=stream'], inCopy);
    const vitest = join(root, 'node_modules/.bin/vitest');
    await run(vitest, ['run', '--project', 'ui', 'contrast'], inCopy);
    await run(vitest, ['run', '--config', 'scripts/vitest.config.ts', 'embed-lists'], inCopy);

    const backend = await startBackend({}, folder);
    try {
      await page.goto(`${backend.origin}/brand/lakehopping/en`);
      await expect(page.getByRole('img', { name: 'Lake Hopping' }).first()).toBeVisible();
      await page.goto(`${backend.origin}/lakehopping/tours?all=1`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'lakehopping');
      await expect(page.getByRole('banner').getByRole('img', { name: 'Lake Hopping' })).toBeVisible();
      await page.locator('main li a').first().click();
      await journey(page, getWords('en')).toPassengers();
      await expect(page).toHaveURL(/\/lakehopping\/departures\/[^/]+\/passengers/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords('en').text('checkout', 'passengers.title'));
    } finally {
      await backend.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
