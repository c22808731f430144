import type { Page } from '@playwright/test';

/**
 * Pages come as they do from a server whose data were not there in time: the browser asks for everything itself, and what the test responds
 * with is what is shown.
 */
export const withoutPageData = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || /\/(brand|sandbox)\//.test(route.request().url())) return route.fallback();
    const response = await route.fetch();
    const page = await response.text();
    // Where the server had nothing, its page is what it is.
    if (page.includes('"queries":[]')) return route.fulfill({ response, body: page });
    const body = page
      .replace(/"renderedFor":"[^"]*"/, '"renderedFor":""')
      .replace(/"queries":\[.*\]\}<\/script>/, '"queries":[]}</script>');
    return route.fulfill({ response, body });
  });
