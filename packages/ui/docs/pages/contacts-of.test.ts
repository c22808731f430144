import { brandIdentities } from '@booking/domain/brand';
import { afterEach, expect, test } from 'vitest';
import { contactsOf } from './contacts-of.ts';

const identities: Record<string, object> = brandIdentities;
afterEach(() => delete identities.lakehopping);

test('a whole page shows the contacts of its own brand', () => {
  expect(contactsOf('islandhopping', 'de')).toMatchObject({ name: 'Inselhüpfen', email: 'hello@islandhopping.example' });
  expect(contactsOf('boatbiketours', 'en')).toMatchObject({ name: 'Boat Bike Tours', contactPerson: { name: 'Marijke' } });
});

test('a brand without contacts shows none of another brand', () => {
  identities.lakehopping = { names: { en: 'Lake Hopping' } };
  const none = { phones: [], whatsapp: null, email: null, supportHours: [], contactPerson: null };
  expect(contactsOf('lakehopping' as 'islandhopping', 'en')).toEqual({ name: 'Lake Hopping', ...none });
});
