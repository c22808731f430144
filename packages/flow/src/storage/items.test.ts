import type { IsoDate } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { cidItem, clearCid, sessionDateItem } from './items.ts';
import { safeStorage } from './stored-item.ts';

const blocked = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });
const source = () => ({ storage: { local: blocked(), session: blocked() } });

test('the session item date keeps the date chosen last (STORE-6)', () => {
  const item = sessionDateItem(source());
  expect(item.read()).toBeNull();
  item.write('2027-05-08' as IsoDate);
  expect(item.read()).toBe('2027-05-08');
  item.clear();
  expect(item.read()).toBeNull();
});

test('an invalid value is dropped, and nothing is thrown', () => {
  const own = source();
  own.storage.session.set('date', '2027-02-30');
  expect(sessionDateItem(own).read()).toBeNull();
  expect(own.storage.session.get('date')).toBeNull();
});

const day = 24 * 60 * 60 * 1000;
const cidSource = (cidDays = 30) => {
  const memory = memorySource();
  return { ...memory, own: { ...memory.source, runtime: { config: { cidDays } } } };
};

test('the campaign id is kept as plain text for 30 days, or as long as the deployment says (STORE-7)', () => {
  for (const [days, config] of [
    [30, undefined],
    [2, 2],
  ] as const) {
    const { own, local, wait } = cidSource(config);
    cidItem(own).write('abc');
    expect(local.get('cid')).toBe('abc');
    wait(days * day);
    expect(cidItem(own).read()).toBe('abc');
    wait(1);
    expect(cidItem(own).peek()).toBeNull();
    expect(cidItem(own).read()).toBeNull();
    expect([...local.keys()]).toEqual([]);
  }
});

test('a campaign id that another script has stored is kept from when it is first seen (STORE-7)', () => {
  const { own, local, wait } = cidSource();
  local.set('cid', 'abc');
  expect(cidItem(own).peek()).toBe('abc');
  cidItem(own).tidy();
  wait(30 * day + 1);
  cidItem(own).tidy();
  expect([...local.keys()]).toEqual([]);
});

test('without the campaign id its time goes, too (STORE-7)', () => {
  const { own, local } = cidSource();
  cidItem(own).write('abc');
  local.delete('cid');
  cidItem(own).tidy();
  expect([...local.keys()]).toEqual([]);
  cidItem(own).write('abc');
  clearCid(own.storage.local);
  expect([...local.keys()]).toEqual([]);
});
