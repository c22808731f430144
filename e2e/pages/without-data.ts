import type { Page } from '@playwright/test';

/**
 * Serves pages as if the server's data had not arrived in time: the browser requests everything itself, and shows the responses of the test.
 */
export const withoutPageData = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || /\/(brand|sandbox)\//.test(route.request().url())) return route.fallback();
    const response = await route.fetch();
    const page = await response.text();
    // A page without data is sent unchanged.
    if (page.includes('"queries":[]')) return route.fulfill({ response, body: page });
    const body = page
      .replace(/"renderedFor":"[^"]*"/, '"renderedFor":""')
      .replace(/"queries":\[.*\]\}<\/script>/, '"queries":[]}</script>');
    return route.fulfill({ response, body });
  });
