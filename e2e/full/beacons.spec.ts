import { expect } from '@playwright/test';
import { startBackend } from '../pages/own-backend.ts';
import { test } from '../pages/test.ts';

test('web vitals and an uncaught error reach the log of the backend, where it is configured, without values of the address', async ({
  page,
}) => {
  const backend = await startBackend({ RUNTIME_CONFIG: JSON.stringify({ beaconUrl: '/api/beacons' }), LOG_LEVEL: 'info' });
  const first = page.waitForResponse('**/api/beacons');
  await page.goto(`${backend.origin}/tours/a0A7T000001AbCdUAK?cid=private`);
  await expect(page.locator('[role=gridcell]').first()).toBeVisible();
  await first;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('ann@example.com');
    });
  });
  await expect.poll(backend.log).toContain('error RangeError at /tours/$tour:');
  // The last vitals are sent when the page is left.
  await page.goto('about:blank');
  await expect.poll(backend.log).toMatch(/vital (LCP|CLS) at \/tours\/\$tour: [\d.]+/);
  expect(backend.log()).not.toContain('ann@example.com');
  expect(backend.log()).not.toContain('private');
  await backend.stop();
});

test('by default nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('beacons') && sent.push(request.url()));
  await page.goto('/tours/a0A7T000001AbCdUAK');
  await expect(page.locator('[role=gridcell]').first()).toBeVisible();
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});
