import { RuntimeConfigSchema } from '@booking/domain/brand';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const pageAt = (path: string) =>
  renderPage({
    template: '<html><head><title></title></head><body><!--screen--><!--/screen--></body></html>',
    manifest: {},
    url: new URL(path, 'https://book.test'),
    shell: /\/frame\//.test(path) ? 'frame' : 'booking',
    framed: false,
    config: v.parse(RuntimeConfigSchema, {}),
  });

test.each([
  '/bookings/1/payment',
  '/payments/1',
  '/islandhopping/bookings/1/confirmed',
  '/islandhopping/payments/1/completed',
  '/frame/bookings/1/payment',
  '/islandhopping/frame/payments/1',
])('%s is personal, and has no document of its own', async (path) => {
  expect(await pageAt(path)).toEqual({ document: null, personal: true });
});

test.each(['/tours/a', '/islandhopping/tours/a', '/frame/tours/a'])(
  '%s is not personal, and has its screen in the document',
  async (path) => {
    const { document, personal } = await pageAt(path);
    expect(personal).toBe(false);
    expect(document).toContain('<h1');
  },
);
