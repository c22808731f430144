import { expect } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { startProtectedHost } from '../pages/protected-host.ts';
import { startStaticHost } from '../pages/static-host.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// Acceptance stages are bookmarked with the name and the password in their address.
const words = getWords('nl');

for (const served of ['rendered by a server', 'behind a static host'] as const)
  test(`an address with name and password works, ${served}: there is one copy of each script (SHELL-60)`, async ({ page }, { project }) => {
    const { baseURL = '' } = project.use;
    const files = await startStaticHost();
    const host = await startProtectedHost(served === 'rendered by a server' ? baseURL : files.origin, baseURL);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

    await page.goto(`${host.address}/tours?all=1&locale=nl#content`);
    await page.locator('main a[href*="/tours/"]').first().click();
    await journey(page, words).toPassengers();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));

    expect(await page.evaluate(() => document.URL)).toContain(`${host.origin}/departures/`);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : [])),
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(faults).toEqual([]);
    await host.stop();
    await files.stop();
  });
