import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { aBackend, tour } from '../../testing/screens/a-backend.ts';
import { startApp } from './start-app.tsx';

const testAddress = location.pathname + location.search;
const sent: { url: string; beacon: Record<string, unknown> }[] = [];
let root: HTMLElement;
let config: HTMLElement;

beforeEach(() => {
  sent.length = 0;
  root = document.createElement('div');
  root.id = 'app';
  config = document.createElement('script');
  Object.assign(config, { id: 'runtime-config', type: 'application/json' });
  document.body.append(root, config);
});
afterEach(() => {
  root.remove();
  config.remove();
  history.replaceState(history.state, '', testAddress);
});

/** A stand-in for the window at an address, with its own events, beacons and requests. */
function pageAt(href: string) {
  history.replaceState(history.state, '', href);
  const events = new EventTarget();
  const page = {
    document,
    history,
    location,
    localStorage,
    sessionStorage,
    origin,
    fetch: aBackend().fetch,
    navigator: { sendBeacon: (url: string, text: string) => sent.push({ url, beacon: JSON.parse(text) }) },
    addEventListener: events.addEventListener.bind(events),
  };
  return Object.assign(page, { events, top: page, self: page });
}

const opened = () => expect.element(browser.css('[role=gridcell]').first()).toBeInTheDocument();

test('with a beacon URL, web vitals and uncaught errors are sent, without parameter values and without error messages (OUT-42, OUT-43)', async () => {
  config.textContent = JSON.stringify({ beaconUrl: '/beacons' });
  const page = pageAt(`/tours/${tour.id}?cid=private`);
  await startApp('booking', page as never);
  await opened();
  await expect.poll(() => sent.map(({ beacon }) => beacon.name)).toContain('TTFB');
  page.events.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('ann@example.com') }));
  expect(sent.at(-1)?.beacon).toMatchObject({ type: 'error', name: 'RangeError', route: '/tours/$tour' });
  for (const { url, beacon } of sent) expect([url, beacon.route]).toEqual(['/beacons', '/tours/$tour']);
  expect(JSON.stringify(sent)).not.toMatch(/private|ann@example\.com/);
});

test('by default nothing is sent (OUT-42)', async () => {
  config.textContent = '{}';
  const page = pageAt(`/tours/${tour.id}`);
  await startApp('booking', page as never);
  await opened();
  page.events.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('x') }));
  expect(sent).toEqual([]);
});
