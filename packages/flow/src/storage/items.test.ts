import type { IsoDate } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import type { AppStorage } from '../app/services.ts';
import { sessionDateItem } from './items.ts';
import { safeStorage } from './stored-item.ts';

const blocked = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });
const storage = (): AppStorage => ({ local: blocked(), session: blocked() });

test('the session item date keeps the date chosen last (STORE-6)', () => {
  const item = sessionDateItem(storage());
  expect(item.read()).toBeNull();
  item.write('2027-05-08' as IsoDate);
  expect(item.read()).toBe('2027-05-08');
  item.clear();
  expect(item.read()).toBeNull();
});

test('what does not parse is dropped, never thrown', () => {
  const own = storage();
  own.session.set('date', '2027-02-30');
  expect(sessionDateItem(own).read()).toBeNull();
  expect(own.session.get('date')).toBeNull();
});
