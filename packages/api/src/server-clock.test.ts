import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = Date.parse('2027-05-08T12:00:00Z');
const hour = 3_600_000;

/** A clock beside a visitor's that shows `own` milliseconds. */
function clockAt(own: number) {
  const visitor = { now: own };
  const clock = createServerClock(() => visitor.now);
  const observe = (headers: Record<string, string>) => clock.observe(new Headers(headers));
  return { visitor, clock, observe };
}
const date = new Date(noon).toUTCString();

test.each([
  ['right', 0],
  ['five hours ahead', 5 * hour],
  ['a day behind', -24 * hour],
])('the time of the backend is that of its latest response, and goes on from there; the visitor’s clock is %s (CALL-46)', (_, wrong) => {
  const { visitor, clock, observe } = clockAt(noon + wrong);
  expect(clock.now()).toBeNull();
  observe({ date });
  expect(clock.now()).toBe(noon);
  visitor.now += 90_000;
  expect(clock.now()).toBe(noon + 90_000);
});

test('a later response corrects the time: the visitor’s clock may have been set (CALL-46)', () => {
  const { visitor, clock, observe } = clockAt(noon);
  observe({ date });
  visitor.now += 5 * hour;
  observe({ date });
  expect(clock.now()).toBe(noon);
});

test.each([
  ['has no date', {}],
  ['has one that cannot be read', { date: 'noon' }],
  ['may be from a cache of the browser', { date, 'cache-control': 'public, max-age=300' }],
  ['is from a cache on the way', { date, age: '120', 'cache-control': 'no-cache' }],
])('a response tells no time if it %s (CALL-46)', (_, headers) => {
  const { clock, observe } = clockAt(noon + hour);
  observe(headers);
  expect(clock.now()).toBeNull();
  observe({ date, 'cache-control': 'no-store, max-age=0' });
  expect(clock.now()).toBe(noon);
});
