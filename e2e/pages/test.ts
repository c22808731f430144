import { test as base, type Page } from '@playwright/test';

/** A page of the tool works once the app says so on the root element; another one at once. */
async function hydrated(page: Page): Promise<void> {
  const works = () => document.getElementById('app') === null || 'hydrated' in document.documentElement.dataset;
  // Where the test has broken the page it never does.
  await page.waitForFunction(works, undefined, { timeout: 8_000 }).catch(() => {});
}

/** The test of Playwright, with pages that are opened and reloaded until they work. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...given) => {
      const response = await goto(...given);
      await hydrated(page);
      return response;
    };
    page.reload = async (...given) => {
      const response = await reload(...given);
      await hydrated(page);
      return response;
    };
    await use(page);
  },
});
