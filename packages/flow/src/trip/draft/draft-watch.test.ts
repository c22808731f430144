import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import type { PassengersFormValues } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { memorySource } from '../../testing/memory-source.ts';
import { watchDraft } from './draft-watch.ts';

const named = (...names: string[]): PassengersFormValues => ({
  main: emptyMainBooker(),
  passengers: names.map((firstName) => ({ ...emptyPassenger(), firstName })),
});

/** A page that shows the stored passengers, and another tab that shares its storage. */
function twoTabs(values: PassengersFormValues | null) {
  const { source } = memorySource();
  const entries = unvalidatedEntries(source);
  if (values) entries.write('d1', values);
  const watch = watchDraft(entries, 'd1', entries.peek('d1'));
  return { entries, watch, other: unvalidatedEntries(source) };
}

test('a write by another tab is a conflict, and the same one until the next write (STORE-16)', () => {
  const { watch, other } = twoTabs(named('Ann'));
  expect(watch.conflict()).toBeNull();
  other.write('d1', named('Zoe'));
  const conflict = watch.conflict();
  expect(conflict).toEqual({ mine: named('Ann'), theirs: named('Zoe') });
  expect(watch.conflict()).toBe(conflict);
  other.write('d1', named('Zoë'));
  expect(watch.conflict()).toEqual({ mine: named('Ann'), theirs: named('Zoë') });
  other.clear('d1');
  expect(watch.conflict()).toEqual({ mine: named('Ann'), theirs: null });
});

test('a revision that the page has read or written itself is no conflict (STORE-16)', () => {
  const { watch, entries, other } = twoTabs(named('Ann'));
  watch.show(named('Anna'));
  expect(watch.conflict()).toBeNull();
  watch.settle(entries.write('d1', named('Anna')));
  expect(watch.conflict()).toBeNull();
  other.write('d1', named('Zoe'));
  watch.settle(entries.revision('d1'));
  expect(watch.conflict()).toBeNull();
});

test('equal passengers are no conflict, and neither are later edits of the page (STORE-16)', () => {
  const { watch, other } = twoTabs(named('Ann'));
  other.write('d1', named('Ann', 'one that this trip has no place for'));
  expect(watch.conflict()).toBeNull();
  watch.show(named('Anna'));
  expect(watch.conflict()).toBeNull();
  other.write('d1', named('Zoe'));
  watch.show(named('Anne'));
  expect(watch.conflict()).toEqual({ mine: named('Anne'), theirs: named('Zoe') });
});

test('a page that shows nothing has no conflict; an empty form has one (STORE-16)', () => {
  const { watch, other } = twoTabs(null);
  other.write('d1', named('Zoe'));
  expect(watch.conflict()).toBeNull();
  const empty = twoTabs(null);
  empty.watch.show(named(''));
  empty.other.write('d1', named('Zoe'));
  expect(empty.watch.conflict()).toEqual({ mine: named(''), theirs: named('Zoe') });
});

test('a conflict follows what the page shows; without one nobody is told (STORE-16)', () => {
  const { watch, other } = twoTabs(named('Ann'));
  let calls = 0;
  const stop = watch.subscribe(() => {
    calls += 1;
  });
  watch.show(named('Anna'));
  expect(calls).toBe(0);
  other.write('d1', named('Zoe'));
  watch.show(named('Anne'));
  expect(calls).toBe(1);
  expect(watch.conflict()?.mine).toEqual(named('Anne'));
  watch.show(named('Zoe'));
  expect(calls).toBe(2);
  expect(watch.conflict()).toBeNull();
  stop();
  watch.show(named('Anne'));
  expect(calls).toBe(2);
});
