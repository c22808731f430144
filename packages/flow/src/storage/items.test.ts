import type { IsoDate } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { sessionDateItem } from './items.ts';
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
