import { RuntimeConfigSchema } from '@booking/config';
import { isRedirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseSearch } from '../../app/search-codec.ts';
import { homeSites } from '../../testing/home-sites.ts';
import { testApp } from '../../testing/test-app.ts';
import { showOrLeave, tourListSearch } from './route.ts';

/** The redirect target of the tour list at an address; null if it does not redirect. */
async function target(pathname: string, search: string, place: Parameters<typeof testApp>[1] = {}) {
  const { services, router } = testApp(pathname + search, place);
  try {
    await showOrLeave({ context: services, search: v.parse(tourListSearch, parseSearch(search)) });
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { href, reloadDocument = false } = router.resolveRedirect(thrown).options;
    return { href, reload: reloadDocument };
  }
}

test("without 'all' the browser is sent to the brand's home site for the current language (TOUR-2)", async () => {
  const { brands } = v.parse(RuntimeConfigSchema, homeSites);
  expect(await target('/', '?locale=nl', { config: { brands } })).toEqual({ href: '/brand/boatbiketours/nl', reload: true });
  expect(await target('/islandhopping/tours', '', { config: { brands } })).toEqual({ href: '/brand/islandhopping/en', reload: true });
});

test('without a home site both lead to the list itself, under the base path of the brand (TOUR-25)', async () => {
  expect(await target('/', '?locale=nl')).toEqual({ href: '/tours?all=1&locale=nl', reload: true });
  expect(await target('/islandhopping', '')).toEqual({ href: '/islandhopping/tours?all=1&locale=en', reload: true });
  expect(await target('/', '?locale=de', { hostname: 'book.islandhopping.test' })).toEqual({
    href: '/tours?all=1&locale=de',
    reload: true,
  });
  expect(await target('/tours', '?all=1&locale=nl')).toBeNull();
});

test("with 'all', with or without a value, the list is shown (SHELL-11, TOUR-1)", async () => {
  expect(await target('/tours', '?all')).toBeNull();
  expect(await target('/tours', '?all=1')).toBeNull();
});

test('embedded, the list is shown instead of the home site (TOUR-4)', async () => {
  expect(await target('/tours', '', { framed: true })).toBeNull();
});

test('tourId leads to the tours, joined by a colon; the locale is added when lang is present (TOUR-5, TOUR-6)', async () => {
  expect(await target('/tours', '?tourId=A&tourId=B&lang=de')).toEqual({ href: '/tours/A:B?locale=de', reload: true });
  expect(await target('/tours', '?tourId=A')).toEqual({ href: '/tours/A', reload: false });
  expect(await target('/islandhopping', '?tourId=A&locale=nl')).toEqual({ href: '/islandhopping/tours/A?locale=nl', reload: false });
});

test('a tourId and a lang that were mangled on their way lead to the tours (TOUR-5, BRAND-10, BRAND-35)', async () => {
  expect(await target('/tours', '?tourId=A&amp;tourId=B&amp;lang=de).')).toEqual({ href: '/tours/A:B?locale=de', reload: true });
  expect(await target('/tours', '?tourId=A?lang=nl-NL')).toEqual({ href: '/tours/A?locale=nl', reload: true });
});

test('an unknown lang means the current language', async () => {
  expect(await target('/tours', '?tourId=A&lang=fr&locale=nl')).toEqual({ href: '/tours/A?locale=nl', reload: false });
});

test('tourId takes precedence over all (TOUR-7)', async () => {
  expect((await target('/tours', '?all&tourId=A'))?.href).toBe('/tours/A');
});
