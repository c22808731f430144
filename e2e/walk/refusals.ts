import type { Page } from '@playwright/test';

const id = '7a1f0e52-3c43-4a0c-9f4e-0d6c2c3d9a11';

/** The next booking fails, because its cabins were sold. The request does not reach the backend. */
export async function sellOutOnce(page: Page): Promise<void> {
  await page.route('**/api/v1/bookings', (route) => route.fulfill({ status: 201, json: { id, status: 'pending' } }), { times: 1 });
  await page.route(`**/api/v1/bookings/${id}`, (route) => route.fulfill({ json: { status: 'failed', id, error: 'cabins_unavailable' } }));
}

/** The next booking gets no answer: the connection breaks. The request does not reach the backend. */
export const breakOnce = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/bookings', (route) => route.abort('connectionfailed'), { times: 1 });

/** The next booking is one too many: the client is asked to wait for three seconds. The request does not reach the backend. */
export const limitOnce = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/bookings', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '3' }, json: {} }), { times: 1 });
