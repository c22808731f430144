import { test as base, type Page } from '@playwright/test';

/** A page of the tool works once the app has taken over what the server has sent: React marks the elements that are its own. */
async function takenOver(page: Page): Promise<void> {
  const isOurs = () => {
    const app = document.getElementById('app');
    return app === null || Object.keys(app.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  };
  // Where the test has broken the page it never does.
  await page.waitForFunction(isOurs, undefined, { timeout: 8_000 }).catch(() => {});
}

/** The test of Playwright, with pages that are opened and reloaded until they work. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...given) => {
      const response = await goto(...given);
      await takenOver(page);
      return response;
    };
    page.reload = async (...given) => {
      const response = await reload(...given);
      await takenOver(page);
      return response;
    };
    await use(page);
  },
});
