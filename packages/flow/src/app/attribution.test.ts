import { RuntimeConfigSchema } from '@booking/config';
import { type AnyRoute, isRedirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { homeSites } from '../testing/home-sites.ts';
import { testApp } from '../testing/test-app.ts';
import { getAttribution } from './attribution.ts';
import { parseSearch } from './search-codec.ts';

const given = { cid: 'campaign-7', utm_source: 'partner', utm_campaign: 'spring', gclid: 'g1', gbraid: 'g2', wbraid: 'g3' };

test('attribution is cid, utm_*, gclid, gbraid and wbraid; of a repeated parameter the last value counts', () => {
  const search = parseSearch('?cid=a&cid=b&utm_term=t&utm_=&party=2&gclid=&wbraid=w&xutm_source=no&locale=de');
  expect(getAttribution(search)).toEqual({ cid: 'b', utm_term: 't', wbraid: 'w' });
});

const { brands } = v.parse(RuntimeConfigSchema, homeSites);

/** Follows the redirects of the routes from an address. Returns every target in order; the last one does not redirect. */
async function followRedirects(address: string): Promise<string[]> {
  const { services, router } = testApp(address, {
    shell: /^(\/islandhopping)?\/frame/.test(address) ? 'frame' : 'booking',
    config: { brands },
  });
  const location = router.parseLocation(router.history.location);
  for (const { routeId, params, search } of router.matchRoutes(location)) {
    try {
      await (router.routesById as Record<string, AnyRoute>)[routeId]?.options.beforeLoad?.({
        context: services,
        params,
        search,
        location,
      } as never);
    } catch (thrown) {
      if (!isRedirect(thrown)) throw thrown;
      const href = router.resolveRedirect(thrown).options.href ?? '';
      return [href, ...(href.startsWith('/brand/') ? [] : await followRedirects(href))];
    }
  }
  return [];
}

/** Every entry address and the target that it redirects to; null if it does not redirect. */
const entries = [
  ['/?all=1', null],
  ['/', '/brand/{brand}/en'],
  ['/?tourId=a&tourId=b&lang=de', '/tours/a:b'],
  ['/tours?all=1', null],
  ['/tours', '/brand/{brand}/en'],
  ['/tours?tourId=a', '/tours/a'],
  ['/tours/a', null],
  ['/tours/a?date=2027-05-08&party=3', null],
  ['/tours/a/date/2027-05-08', null],
  ['/tours/a/date/2027-99-99', '/tours/a'],
  ['/departures/d', '/departures/d/cabins'],
  ['/departures/d/cabins?cabins=c:2', null],
  ['/departures/d/passengers?cabins=c:2', null],
  ['/departures/d/confirmation?cabins=c:2', null],
  ['/bookings/b', '/bookings/b/payment'],
  ['/bookings/b/payment', null],
  ['/bookings/b/confirmed', null],
  ['/payments/p', null],
  ['/payments/p/completed', null],
] as const;

describe.each(['', '/islandhopping', '/frame', '/islandhopping/frame'])('below %s/ every entry address keeps the attribution', (base) => {
  const inFrame = base.endsWith('/frame');
  const rows = [...entries, ...(inFrame ? ([['/tour/a', '/tours/a']] as const) : [])];

  test.each(rows)('%s', async (entry, target) => {
    // The frame shows the list instead of redirecting to the home site.
    const leadsHome = target?.startsWith('/brand/') ?? false;
    const [path = '', query] = entry.split('?');
    const address = `${base}${path === '/' && base ? '' : path}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(given)])}`;
    const { runtime } = testApp(address, { shell: inFrame ? 'frame' : 'booking' }).services;
    expect(runtime.attribution, 'read at boot').toEqual(given);

    const followed = await followRedirects(address);
    if (target === null || (inFrame && leadsHome)) return expect(followed).toEqual([]);
    const last = new URL(followed.at(-1) ?? '', 'http://localhost');
    expect(last.pathname).toBe(leadsHome ? target.replace('{brand}', runtime.brand) : base + target);
    for (const href of followed) expect(getAttribution(parseSearch(new URL(href, 'http://localhost').search)), href).toEqual(given);
  });
});
