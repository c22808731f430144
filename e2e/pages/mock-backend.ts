import type { Page } from '@playwright/test';
import { aBackend } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { type Responses, status } from '../../packages/flow/src/testing/screens/backend.ts';
import { withoutPageData } from './without-data.ts';

/** What a test does not set: there are no texts, and what cannot be read instead of a coupon, a booking or a payment. */
const unset: Responses = {
  tourTranslations: [],
  portTranslations: [],
  voucherTranslations: [],
  departureVoucher: () => ({}),
  booking: () => ({}),
  payment: () => ({}),
};

/** Responds to the page's API calls like a backend that conforms to the contract, but with unusual values wherever the contract allows them. */
export async function mockBackend(page: Page, changes: Responses = {}): Promise<void> {
  const backend = aBackend({ ...unset, ...changes });
  // The page has no other time than its own, which a test may set.
  backend.clock.ahead = null;
  await withoutPageData(page);
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const init = { method: request.method(), body: request.postData() };
    // A damaged address is in no contract.
    const response = await backend.fetch(request.url(), init).catch(() => status(500));
    await route.fulfill({ status: response.status, contentType: 'application/json', body: await response.text() });
  });
}
