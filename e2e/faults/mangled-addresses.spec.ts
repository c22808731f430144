import { expect } from '@playwright/test';
import { tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { startStaticHost } from '../pages/static-host.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// Addresses that mail programs and people have mangled, with a server and without one.
const english = getWords('en');
const german = getWords('de');
const notFound = [
  ['/tours/%E0%A4%A', 400],
  ['/bookings/2b1c1c7e%E0%A4%A/payment', 400],
  ['//', 404],
] as const;

for (const served of ['a server', 'a static host'] as const)
  test(`${served}: mangled addresses keep their meaning, or are not found (BRAND-35, ERR-35, OUT-30)`, async ({ page }, { project }) => {
    const host = served === 'a server' ? null : await startStaticHost();
    const base = host?.origin ?? project.use.baseURL;
    await mockBackend(page);
    for (const [path, status] of notFound) {
      const response = await page.goto(`${base}${path}`);
      await expect(page.getByText(english.text('errors', 'page-not-found'), { exact: true }), path).toBeVisible();
      if (host) continue;
      expect([path, response?.status()]).toEqual([path, status]);
      expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    }
    await page.goto(`${base}//tours/${tour.id}?party=3&amp;locale=de).`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.text('tourDate', 'title'));
    expect(page.url()).toContain(`${base}/tours/${tour.id}?`);
    await expect(page.getByRole('link', { name: 'Nederlands' }).first()).toHaveAttribute('href', /\?party=3&locale=nl$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await host?.stop();
  });
