import { expect, test } from 'vitest';
import { createLimits } from '../clients/limits.ts';
import { noLimits } from '../testing/test-server.ts';
import { createSite } from '../testing/test-site.ts';

/** A site whose pages wait for their data until `release` is called. */
function heldSite() {
  let rendered = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const site = createSite({
    fetch: async () => {
      rendered += 1;
      await released;
      return new Response('tours');
    },
  });
  return { site, release, countRendered: () => rendered };
}

test('a page that many request at the same time is rendered once, and shared (BACK-56)', async () => {
  const { site, release, countRendered } = heldSite();
  const responses = Array.from({ length: 1_000 }, () => site.request('/?screen'));
  const framed = site.request('/?screen', { headers: { 'sec-fetch-dest': 'iframe' } });
  // Sent last, so that all others are waiting when it is rendered.
  const last = site.request('/?screen=last');
  await expect.poll(countRendered).toBe(3);
  release();
  await last;
  const all = await Promise.all(responses);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await all[0]?.text()).toBe('booking,booking,tours');
  expect(await all[999]?.text()).toBe('booking,booking,tours');
  // Another page, since it depends on whether it is in a frame.
  expect(await (await framed).text()).toBe('booking,booking,tours,framed');
  expect(countRendered()).toBe(3);
  // Shared only while it is rendered: the next visitor gets new data.
  await site.request('/?screen');
  expect(countRendered()).toBe(4);
});

test('a few pages are rendered at once, some wait, and the others get a page that reloads itself (BACK-56)', async () => {
  const { site, release, countRendered } = heldSite();
  const responses = Array.from({ length: 300 }, (_, page) => Promise.resolve(site.request(`/?screen=${page}&locale=de-AT`)));
  await expect.poll(countRendered).toBe(4);
  const busy = await Promise.race(responses);
  expect(countRendered()).toBe(4);
  release();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(196);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(busy.status).toBe(503);
  expect(busy.headers.get('retry-after')).toBe('1');
  expect(busy.headers.get('cache-control')).toBe('no-store');
  expect(busy.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const html = await busy.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<meta http-equiv="refresh" content="3">');
  expect(html).toContain('Einen Moment');
});

test.each([
  ['/?screen', 'en', "'self'"],
  ['/?screen&locale=nl', 'nl', "'self'"],
  ['/?screen&locale=xx', 'en', "'self'"],
  ['/?locale=nl&amp;locale=de).', 'de', "'self'"],
  ['/frame?locale=de', 'de', 'https://partner.test'],
])('the pages of a client are limited like its reads, and say when to retry: %s (BACK-34, BACK-56)', async (path, language, ancestors) => {
  const site = createSite({ consume: createLimits({ ...noLimits, readsPerMinute: 1 }) });
  expect((await site.request('/assets/a-1.js')).status).toBe(200);
  expect((await site.request('/')).status).toBe(200);
  const response = await site.request(path);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`);
  const html = await response.text();
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain('content="61"');
  // Files are not limited: a page needs many of them.
  expect((await site.request('/assets/a-1.js')).status).toBe(200);
});
