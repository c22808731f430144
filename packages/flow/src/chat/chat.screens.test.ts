import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ConsentWindow } from '../analytics/receive-consent.ts';
import { connectOutside } from '../delivery/boot/connect-outside.ts';
import { aBackend, aBooking, tour } from '../testing/screens/a-backend.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// Tests where the live chat is offered, and when its provider's script is requested.
const words = getWords('en');
const config = { chat: { orgId: '00D', deploymentName: 'Web', siteUrl: 'https://chat.test/site', scrt2Url: 'https://chat.test' } };
const chatButtons = page.getByRole('button', { name: words.text('common', 'help.chat') });
/** The floating one; another is in the help. */
const start = chatButtons.last();

/** The third-party scripts that the page has requested. They are not loaded. */
let requested: string[];
beforeEach(() => {
  requested = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) requested.push(node.src);
  });
});

test('a live chat is offered for the main brand only, and its script is loaded when it is opened (BRAND-1, OUT-12, OUT-13, SHELL-25)', async () => {
  await openScreen(`/islandhopping/tours/${tour.id}`, { config, outside: connectOutside });
  await expect.element(page.getByRole('grid').first()).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();

  await openScreen(`/tours/${tour.id}`, { config, outside: connectOutside });
  await expect.element(start).toBeInViewport();
  expect(requested).toEqual([]);
  await start.click();
  await expect.poll(() => requested).toEqual(['https://chat.test/site/assets/js/bootstrap.min.js']);
});

test('an address with access to personal data has no chat, and no event starts one (OUT-16, OUT-36)', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const events = () => listen.mock.calls.map(([name]) => name);
  await openScreen(`/tours/${tour.id}`, { config, outside: connectOutside });
  await expect.element(start).toBeVisible();
  expect(events()).toContain('start-chat');
  listen.mockClear();
  await openScreen(`/bookings/${aBooking.id}/payment`, { backend: aBackend({ booking: aBooking }), config, outside: connectOutside });
  await expect.element(page.getByText(words.text('common', 'help.title')).first()).toBeInTheDocument();
  await expect.element(chatButtons).not.toBeInTheDocument();
  expect(events()).not.toContain('start-chat');
});

test('any script can start it by dispatching an event on the window (OUT-16)', async () => {
  await openScreen(`/tours/${tour.id}`, { config, outside: connectOutside });
  await expect.element(start).toBeVisible();
  window.dispatchEvent(new Event('start-chat'));
  await expect.poll(() => requested).toContain('https://chat.test/site/assets/js/bootstrap.min.js');
});

test('where consent is required, there is no chat before it is granted, and none after it is withdrawn (OUT-45)', async () => {
  let choose = (_: 'granted' | 'denied'): void => {};
  await openScreen(`/tours/${tour.id}`, {
    config: { ...config, consentRequired: true },
    outside(page: ConsentWindow, services, router) {
      connectOutside(page, services, router);
      choose = (choice) => page.bookingConsent?.push({ functionality_storage: choice });
    },
  });
  await expect.element(page.getByRole('grid').first()).toBeVisible();
  window.dispatchEvent(new Event('start-chat'));
  await expect.element(chatButtons).not.toBeInTheDocument();
  choose('granted');
  await expect.element(start).toBeVisible();
  expect(requested).toEqual([]);
  choose('denied');
  await expect.element(chatButtons).not.toBeInTheDocument();
  choose('granted');
  await start.click();
  await expect.poll(() => requested).toEqual(['https://chat.test/site/assets/js/bootstrap.min.js']);
});
