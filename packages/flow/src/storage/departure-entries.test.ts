import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { departureEntries } from './departure-entries.ts';

const day = 24 * 60 * 60 * 1000;
const options = { key: 'k', schema: v.string() };
const entries = (source: ReturnType<typeof memorySource>['source']) => departureEntries(source, options);

describe('entries by departure', () => {
  test('each departure has its own entry, and clearing one keeps the others (STORE-12)', () => {
    const { source, local } = memorySource();
    const own = entries(source);
    own.write('d1', 'one');
    own.write('d2', 'two');
    own.clear('d1');
    expect([own.read('d1'), own.read('d2')]).toEqual([null, 'two']);
    own.clear('d2');
    expect(local.has('k')).toBe(false);
  });

  test('the revision increases with every write, including those by another tab or within the same millisecond', () => {
    const { source } = memorySource();
    const [one, other] = [entries(source), entries(source)];
    const revisions = [one.write('d1', 'a'), other.write('d1', 'b'), one.write('d1', 'c')];
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
    expect(new Set(revisions).size).toBe(3);
    expect(other.revision('d1')).toBe(revisions[2]);
  });

  test('reading returns the same object until something is written, and does not change the storage', () => {
    const { source, local, wait } = memorySource();
    const own = entries(source);
    own.write('d1', 'a');
    const before = own.peek('d1');
    expect(own.peek('d1')).toBe(before);
    own.write('d1', 'b');
    expect(own.peek('d1')?.value).toBe('b');
    wait(7 * day + 1);
    expect([own.peek('d1'), local.has('k')]).toEqual([null, true]);
    own.tidy();
    expect(local.has('k')).toBe(false);
  });

  test('after clearing, a new entry has another revision', () => {
    const { source, wait } = memorySource();
    const own = entries(source);
    const before = own.write('d1', 'a');
    own.clear('d1');
    expect(own.revision('d1')).toBeNull();
    wait(1);
    expect(own.write('d1', 'b')).not.toBe(before);
  });

  test.each([
    ['7 days old', 7 * day, 'a'],
    ['older than 7 days', 7 * day + 1, null],
    ['from more than 7 days ahead: the clock was set back', -7 * day - 1, null],
  ])('an entry %s: %#', (_, age, kept) => {
    const { source, local, wait } = memorySource();
    entries(source).write('d1', 'a');
    wait(age);
    expect(entries(source).read('d1')).toBe(kept);
    expect(local.has('k')).toBe(kept !== null);
  });

  test('an invalid entry is dropped, and the others stay (STORE-12)', () => {
    const { source, local } = memorySource();
    entries(source).write('d1', 'a');
    const stored = JSON.parse(local.get('k') ?? '') as Record<string, unknown>;
    local.set('k', JSON.stringify({ ...stored, d2: { savedAt: 1, revision: 1, value: 7 }, d3: null }));
    expect(entries(source).read('d2')).toBeNull();
    expect(entries(source).read('d1')).toBe('a');
    expect(Object.keys(JSON.parse(local.get('k') ?? '') as object)).toEqual(['d1']);
  });

  test.each(['{"d1":1}', 'null', 'not json', '[]', '7'])('a value without valid entries is dropped, and nothing is thrown: %s', (text) => {
    const { source, local } = memorySource();
    local.set('k', text);
    expect(entries(source).read('d1')).toBeNull();
    expect(local.has('k')).toBe(false);
  });

  test('a departure id may equal the name of an object property', () => {
    const { source } = memorySource();
    const own = entries(source);
    expect(own.read('constructor')).toBeNull();
    own.write('__proto__x', 'a');
    expect(own.read('__proto__x')).toBe('a');
  });

  test('with blocked storage the entries live as long as the page', () => {
    const { source } = memorySource({ blocked: true });
    entries(source).write('d1', 'a');
    expect(entries(source).read('d1')).toBe('a');
  });
});
