import { test as base, type Page } from '@playwright/test';

/** Waits until a page of the tool is hydrated, which the app marks on the root element; other pages are ready at once. */
async function untilHydrated(page: Page): Promise<void> {
  const isReady = () => document.getElementById('app') === null || 'hydrated' in document.documentElement.dataset;
  // A page that the test has broken never becomes ready.
  await page.waitForFunction(isReady, undefined, { timeout: 8_000 }).catch(() => {});
}

/** Playwright's test, whose `goto` and `reload` wait until the page is hydrated. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...given) => {
      const response = await goto(...given);
      await untilHydrated(page);
      return response;
    };
    page.reload = async (...given) => {
      const response = await reload(...given);
      await untilHydrated(page);
      return response;
    };
    await use(page);
  },
});
