import { expect, test } from 'vitest';
import type { Runtime } from '../app/runtime.ts';
import { createAnalytics } from './analytics.ts';

const runtime = (tagManagerId: string | null) => ({ config: { tagManagerId, consent: { ad_storage: 'denied' } } }) as unknown as Runtime;

function page() {
  const scripts: { src: string }[] = [];
  const document = { createElement: () => ({ src: '' }), head: { append: (script: { src: string }) => scripts.push(script) } };
  return { scripts, window: { document } as unknown as Window & { dataLayer?: unknown[] } };
}

test('without a tag-manager id nothing is loaded and nothing fails', () => {
  const { scripts, window } = page();
  const analytics = createAnalytics(runtime(null), window);
  analytics.page('https://x.test/');
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test("the tag manager starts with consent mode's defaults, once, when the first screen is told", () => {
  const { scripts, window } = page();
  const analytics = createAnalytics(runtime('GTM-X'), window);
  expect(scripts).toEqual([]);
  analytics.page('https://x.test/tours/1');
  analytics.page('https://x.test/tours/2');
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-X']);
  expect(Array.from(window.dataLayer?.[0] as ArrayLike<unknown>)).toEqual(['consent', 'default', { ad_storage: 'denied' }]);
  expect(window.dataLayer?.[1]).toEqual({ event: 'page_view', page_location: 'https://x.test/tours/1' });
});
