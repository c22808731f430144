import { emptyMainBooker } from '@booking/domain/passengers';
import { acknowledgedPrice, quote, showPrice } from '@booking/domain/pricing';
import { aCabinType, amountOff, anSgr, aPolicy, aProduct, aQuoteInput, noProducts, percentage } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { bookingAttempts } from './booking-attempt.ts';
import { shownPriceEntries } from './shown-price.ts';

const map = aProduct({ id: 'map000000000000001', passenger_product: false });
const bike = aProduct({ id: 'bike00000000000001', price_calculation: 'per_day', product_type: 'Bike' });
const input = aQuoteInput({
  products: { ...noProducts, bikes: [bike], other: [map], sgr: anSgr(), insurance_policies: [aPolicy()] },
  passengers: [
    { bike: bike.id, diet: '', other: [] },
    { bike: '', diet: '', other: [] },
  ],
  country: 'NL',
  additional: { [map.id]: 2 },
  insurance: { cancellation: true, travel: false },
});

test.each([null, amountOff(25.5, 'SUN50'), percentage(7.5, 'SEA')])(
  'a price is read as it was stored, with the coupon %j (STORE-22)',
  (coupon) => {
    const { source } = memorySource();
    const priced = { ...input, coupon };
    const shown = acknowledgedPrice(priced, quote(priced));
    shownPriceEntries(source).write('d1', shown);
    expect(shownPriceEntries({ ...source }).read('d1')).toEqual(shown);
    expect(showPrice(shownPriceEntries(source).read('d1'), priced, quote(priced)).change).toBeNull();
    const dearer = { ...priced, cabinTypes: [aCabinType({ unit_price: 1100 })] };
    expect(showPrice(shownPriceEntries(source).read('d1'), dearer, quote(dearer)).change?.lines[0]).toMatchObject({
      before: { amount: 200_000 },
    });
  },
);

test.each([
  ['that cannot be read', { total: 1 }],
  ['of an earlier version', undefined],
])('an attempt with a promise %s stays an attempt: it must not be sent as another one (BOOK-36)', (_, promised) => {
  const { source, local } = memorySource();
  const body = {
    ...{
      departureId: 'd1',
      main: emptyMainBooker(),
      passengers: [],
      insurance: { cancellation: false, travel: false },
      terms: {},
      locale: 'en',
    },
    ...{ brand: 'boatbiketours', voucher: null, products: [], idempotency_key: '00000000-0000-4000-8000-000000000001' },
  };
  const attempt = { key: body.idempotency_key, departureId: 'd1', body, bookingId: null, promised };
  local.set('booking-attempt', JSON.stringify({ d1: { savedAt: source.now(), revision: 1, value: attempt } }));
  expect(bookingAttempts(source).read('d1')).toMatchObject({ key: body.idempotency_key, promised: null });
});
