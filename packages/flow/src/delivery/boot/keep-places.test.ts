import { expect, test } from 'vitest';
import { memorySource } from '../../testing/memory-source.ts';
import { keepPlaces } from './keep-places.ts';
import type { RunningApp } from './running-app.ts';

type Moved = { fromLocation?: object; toLocation: object; pathChanged: boolean };

/** The history of a tab in which one screen after another is opened, each scrolled as far as its number. */
function visit(count: number) {
  const { source, session } = memorySource();
  const page = Object.assign(new EventTarget(), { scrollY: 0, innerHeight: 0, history: { scrollRestoration: 'auto' } });
  const listeners = new Map<string, (moved: Moved) => void>();
  const at = (index: number) => ({ state: { __TSR_key: `key-${index}` } });
  const router = {
    subscribe: (event: string, listener: (moved: Moved) => void) => listeners.set(event, listener),
    state: { resolvedLocation: at(0) },
    latestLocation: at(0),
  };
  keepPlaces(page as never, { services: source, router } as unknown as RunningApp);
  for (let index = 0; index < count; index++) {
    page.scrollY = index;
    const moved = { fromLocation: at(index), toLocation: at(index + 1), pathChanged: true };
    listeners.get('onBeforeLoad')?.(moved);
    listeners.get('onRendered')?.(moved);
    router.state.resolvedLocation = at(index + 1);
  }
  page.scrollY = count;
  page.dispatchEvent(new Event('pagehide'));
  return JSON.parse(session.get('places') ?? '[]') as [string, number][];
}

test('`places` is how far each screen was scrolled, by the router’s key of its entry (STORE-23)', () => {
  expect(visit(2)).toEqual([
    ['key-0', 0],
    ['key-1', 1],
    ['key-2', 2],
  ]);
});

test('of more than 50 screens, the last ones are kept (STORE-23)', () => {
  const places = visit(60);
  expect(places).toHaveLength(50);
  expect([places[0], places.at(-1)]).toEqual([
    ['key-11', 11],
    ['key-60', 60],
  ]);
});
