import { expect } from '@playwright/test';
import { departure, mockBackend } from '../pages/mock-backend.ts';
import { test } from '../pages/test.ts';

test('tmp: slow data on a served page', async ({ page }) => {
  await mockBackend(page);
  await page.route('**/departures/*/cabins', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await route.fallback();
  });
  await page.goto(`/departures/${departure.id}/passengers?cabins=cabin-a-b:2&tours=x.1:y&party=2&locale=en`);
  await expect(page.locator('#passenger-0')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
