import type { AnalyticsEvent } from '@booking/domain/analytics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsent } from '../app/consent.ts';
import { createTagManager, type TagWindow } from './tag-manager.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Script = { src: string; onerror?: () => void };

function page(isPublic = true, referrer = '', isAllowed = () => true, ownScript: string | null = null) {
  const scripts: Script[] = [];
  const document = {
    createElement: (): Script => ({ src: '' }),
    head: { append: (script: Script) => scripts.push(script) },
  };
  const window = { document } as unknown as TagWindow;
  const tags = createTagManager(window, {
    id: 'GTM-X',
    ownScript,
    consent: { ad_storage: 'denied' },
    isAllowed,
    publicAddress: (href) => (isPublic ? `https://x.test${href}` : null),
    referrer,
  });
  const entries = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event !== 'gtm.js');
  return { scripts, window, tags, entries };
}
const show = { path: '/tours/1', step: 'tour-date', href: '/tours/1', title: 'Tour date · Boats' };
const purchase = { event: 'purchase', ecommerce: { currency: 'EUR', value: 1, transaction_id: 'b', items: [] } } as AnalyticsEvent;
const added = { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 1, items: [] } } as AnalyticsEvent;

test("the tag manager starts with consent mode's defaults, and is loaded once, with the first screen (OUT-19)", () => {
  const { scripts, tags, window } = page();
  expect(scripts).toEqual([]);
  tags.page(show);
  tags.page(show);
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-X']);
  expect(Array.from(window.dataLayer?.[0] as ArrayLike<unknown>)).toEqual(['consent', 'default', { ad_storage: 'denied' }]);
});

test('a script of this site is loaded in its place, where one is configured (OUT-46)', () => {
  const { scripts, tags } = page(true, '', () => true, '/tags/own.js');
  tags.page(show);
  expect(scripts.map(({ src }) => src)).toEqual(['/tags/own.js?id=GTM-X']);
});

test('it is not loaded, and no screen is reported, if third parties may not see the address', () => {
  const { scripts, tags, entries } = page(false);
  tags.page(show);
  expect(scripts).toEqual([]);
  expect(entries()).toEqual([]);
});

test('a page view contains address, title and referrer', () => {
  const { tags, entries } = page(true, 'https://partner.test/');
  tags.page(show);
  tags.page({ ...show, href: '/tours/1/date/2027-05-08' });
  const view = { event: 'page_view', page_title: 'Tour date · Boats' };
  expect(entries()).toEqual([
    { ...view, page_location: 'https://x.test/tours/1', page_referrer: 'https://partner.test/' },
    { ...view, page_location: 'https://x.test/tours/1/date/2027-05-08', page_referrer: 'https://x.test/tours/1' },
  ]);
});

test('ecommerce is emptied before each event', async () => {
  const { tags, window } = page();
  await tags.push(added);
  expect(window.dataLayer?.slice(-2)).toEqual([{ ecommerce: null }, added]);
});

test("a visitor's later choice is a consent update", () => {
  const { tags, window } = page();
  tags.updateConsent({ ad_storage: 'granted' });
  expect(Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>)).toEqual(['consent', 'update', { ad_storage: 'granted' }]);
});

test('the page may be unloaded when the tag manager has processed a purchase (OUT-40)', async () => {
  const { tags, window } = page();
  const left = vi.fn();
  void tags.push(purchase).then(left);
  await vi.advanceTimersByTimeAsync(500);
  expect(left).not.toHaveBeenCalled();
  const { eventCallback } = { ...window.dataLayer?.at(-1) } as { eventCallback?: () => void };
  eventCallback?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toHaveBeenCalled();
});

test('a purchase does not wait for a script that failed to load (OUT-40)', async () => {
  const blocked = page();
  blocked.tags.page(show);
  const pushed = blocked.tags.push(purchase);
  blocked.scripts[0]?.onerror?.();
  await pushed;
});

test('where consent is required, nothing is loaded or kept before it is granted; then the screen that is shown is reported (OUT-45)', async () => {
  const consent = createConsent(true);
  const { scripts, tags, entries } = page(true, '', () => consent.allows('tags'));
  consent.subscribe(tags.updateConsent);
  tags.page(show);
  await tags.push(added);
  await tags.push(purchase);
  tags.page({ ...show, href: '/tours/2' });
  consent.update({ ad_storage: 'denied', functionality_storage: 'granted' });
  expect([scripts, entries()]).toEqual([[], []]);

  consent.update({ analytics_storage: 'granted' });
  expect(scripts).toHaveLength(1);
  expect(entries()).toEqual([{ event: 'page_view', page_location: 'https://x.test/tours/2', page_title: show.title }]);
  await tags.push(added);
  consent.update({ ad_storage: 'granted' });
  expect(entries().map((entry) => 'event' in entry && entry.event)).toEqual(['page_view', 'add_to_cart']);
  expect(scripts).toHaveLength(1);
});
