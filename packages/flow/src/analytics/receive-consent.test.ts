import { expect, test, vi } from 'vitest';
import { createConsent } from '../app/consent.ts';
import { type ConsentWindow, receiveConsent } from './receive-consent.ts';

const granted = { functionality_storage: 'granted' };

test('a consent tool may push its choices before the page listens, and later (OUT-45)', () => {
  const page = { bookingConsent: [granted] } as unknown as ConsentWindow;
  const consent = createConsent(true);
  const listener = vi.fn();
  consent.subscribe(listener);
  receiveConsent(page, consent);
  expect([consent.allows('chat'), consent.allows('tags')]).toEqual([true, false]);
  page.bookingConsent?.push({ ad_storage: 'granted' }, { functionality_storage: 'denied' });
  expect([consent.allows('chat'), consent.allows('tags')]).toEqual([false, true]);
  expect(listener).toHaveBeenCalledTimes(3);
});

test.each([null, 'granted', 7, [granted], { functionality_storage: true }, { functionality_storage: 'yes' }])(
  'what is not a choice is ignored: %j (OUT-45)',
  (choice) => {
    const page = {} as ConsentWindow;
    const consent = createConsent(true);
    receiveConsent(page, consent);
    page.bookingConsent?.push(choice);
    expect([consent.allows('chat'), consent.allows('tags')]).toEqual([false, false]);
  },
);

test('without the setting nothing waits for consent (OUT-45)', () => {
  const consent = createConsent(false);
  expect([consent.allows('chat'), consent.allows('tags')]).toEqual([true, true]);
});
