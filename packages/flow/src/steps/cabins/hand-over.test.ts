import { RuntimeConfigSchema } from '@booking/domain/brand';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { createHrefs } from '../boot/hrefs.ts';
import { resolveRuntime } from '../boot/resolve-runtime.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { startBooking } from './cabins-hand-over.ts';

const config = parse(RuntimeConfigSchema, {});
const hand = { id: 'D1', cabins: ['C1-twin:2,1'], party: 3, tours: 'T1:T2', cid: undefined };

function services(pathname: string, search: string, shell: 'booking' | 'frame', framed: boolean) {
  const runtime = resolveRuntime({
    pathname,
    hostname: 'localhost',
    search,
    shell,
    framed,
    forced: shell === 'frame' ? 'true' : null,
    config,
  });
  const blocked = () =>
    safeStorage(() => {
      throw new Error('blocked');
    });
  return {
    runtime,
    hrefs: createHrefs(runtime.basepath, runtime.kept),
    fullHrefs: createHrefs(runtime.fullBase, { locale: runtime.language }),
    storage: { local: blocked(), session: blocked() },
  };
}

test('Start booking goes to the passengers of the departure with cabins, tours and locale', () => {
  expect(startBooking(services('/departures/D1/cabins', '?locale=nl', 'booking', false), hand)).toEqual({
    href: '/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=nl',
    newWindow: false,
  });
});

test('embedded, it opens the full shell of the same brand in a new window, without /frame', () => {
  const own = services('/islandhopping/frame/departures/D1/cabins', '', 'frame', true);
  expect(startBooking(own, hand)).toEqual({
    href: '/islandhopping/departures/D1/passengers?cabins=C1-twin:2,1&party=3&tours=T1:T2&locale=en',
    newWindow: true,
  });
});

test('cid also travels in the hand-over address out of a frame', () => {
  const own = services('/frame/departures/D1/cabins', '', 'frame', true);
  own.storage.local.set('cid', 'kept');
  expect(startBooking(own, hand).href).toContain('&cid=kept&');
  expect(startBooking(own, { ...hand, cid: 'given' }).href).toContain('&cid=given&');
});
