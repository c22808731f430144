import type { AnalyticsEvent } from '@booking/domain/analytics';
import { expect, test, vi } from 'vitest';
import { connectHost } from './host-page.ts';

const host = 'https://partner.test';

function framedPage({ named = host, origins = [host] }: { named?: string | null; origins?: string[] } = {}) {
  const parent = { postMessage: vi.fn() };
  const page = Object.assign(new EventTarget(), { parent, location: named === null ? {} : { ancestorOrigins: [named] } });
  const onConsent = vi.fn();
  const listener = connectHost(page as unknown as Window, { origins, onConsent });
  const receive = (data: unknown, { origin = host, source = parent as unknown } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { parent, onConsent, listener, receive };
}
const ecommerce: AnalyticsEvent['ecommerce'] = { currency: 'EUR', value: 10, items: [] };
const step = { path: '/frame/tours/a', step: 'tour-date', href: '/frame/tours/a', title: 'Date' };

test('a configured host page receives steps and cart events, in messages with a version', async () => {
  const { parent, listener } = framedPage();
  listener.page(step);
  await listener.push({ event: 'add_to_cart', ecommerce });
  expect(parent.postMessage.mock.calls).toEqual([
    [{ v: 1, type: 'step', step: 'tour-date' }, host],
    [{ v: 1, type: 'cart', event: 'add_to_cart', ecommerce }, host],
  ]);
});

test('a purchase is not sent', async () => {
  const { parent, listener } = framedPage();
  await listener.push({ event: 'purchase', ecommerce: { ...ecommerce, transaction_id: 'b1' } });
  expect(parent.postMessage).not.toHaveBeenCalled();
});

test('another host page receives nothing', () => {
  const { parent, listener } = framedPage({ named: 'https://other.test' });
  listener.page(step);
  expect(parent.postMessage).not.toHaveBeenCalled();
});

test('if the origin of the parent is unknown, each message is posted for every allowed origin', () => {
  const { parent, listener } = framedPage({ named: null, origins: [host, 'https://www.partner.test'] });
  listener.page(step);
  expect(parent.postMessage.mock.calls.map(([, target]) => target)).toEqual([host, 'https://www.partner.test']);
});

const consent = { v: 1, type: 'consent', consent: { analytics_storage: 'granted' } };

test("the visitor's consent is accepted from the configured host page", () => {
  const { onConsent, receive } = framedPage();
  receive(consent);
  expect(onConsent).toHaveBeenCalledWith({ analytics_storage: 'granted' });
});

test.each([
  ['of another origin', consent, { origin: 'https://other.test' }],
  ['of another window', consent, { source: {} }],
  ['of another version', { ...consent, v: 2 }, {}],
  ['with another value', { ...consent, consent: { analytics_storage: 'perhaps' } }, {}],
  ['of another type', { v: 1, type: 'height' }, {}],
  ['that is none', null, {}],
])('a message %s is ignored', (_, data, from) => {
  const { onConsent, receive } = framedPage();
  receive(data, from);
  expect(onConsent).not.toHaveBeenCalled();
});
