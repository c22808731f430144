import { describe, expect, test } from 'vitest';
import { aDeparture, aProduct, aQuoteInput, noProducts, percentage } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { checkQuoteInput, type PassengerChoice, type QuoteInput } from './index.ts';

const passenger = (given: Partial<PassengerChoice> = {}): PassengerChoice => ({ bike: '', diet: '', other: [], ...given });

describe('an inconsistent input is rejected with the path of the fault (PRICE-45)', () => {
  const bike = aProduct({ id: toId('bike') });
  const helmet = aProduct({ id: toId('helmet') });
  const transfer = aProduct({ id: toId('transfer'), passenger_product: false });
  const harbour = aProduct({ id: toId('harbour'), passenger_product: false, mandatory: true });
  const products = { ...noProducts, bikes: [bike], other: [helmet, transfer, harbour] };
  const twoIn = { products, passengers: [passenger(), passenger()] };
  test.each<[string, Partial<QuoteInput>, string[]]>([
    ['what fits', { ...twoIn, additional: { [transfer.id]: 2, [harbour.id]: 0 } }, []],
    ['an unknown cabin type', { cabins: { other: [2] } }, ['cabins.other']],
    ['too many persons (CABIN-12)', { cabins: { twin: [2, 3] } }, ['cabins.twin.1']],
    ['too few persons', { cabins: { twin: [0] } }, ['cabins.twin.0']],
    ['half a person', { cabins: { twin: [1.5] } }, ['cabins.twin.0']],
    ['a number of cabins above count (CABIN-11)', { cabins: { twin: [1, 1, 1, 1, 1, 1, 1] } }, ['cabins.twin']],
    ['an unknown bike', { products, passengers: [passenger({ bike: 'x' }), passenger()] }, ['passengers.0.bike']],
    ['an unknown diet', { products, passengers: [passenger(), passenger({ diet: bike.id })] }, ['passengers.1.diet']],
    ['an unknown product', { products, passengers: [passenger({ other: [helmet.id, 'x'] }), passenger()] }, ['passengers.0.other.1']],
    [
      'an additional product in other',
      { products, passengers: [passenger(), passenger({ other: [transfer.id] })] },
      ['passengers.1.other.0'],
    ],
    ['an id twice', { products, passengers: [passenger({ other: [helmet.id, helmet.id] }), passenger()] }, ['passengers.0.other.1']],
    ['a passenger count that does not match', { products, passengers: [passenger()] }, ['passengers']],
    ['an unknown additional product', { ...twoIn, additional: { x: 1 } }, ['additional.x']],
    ['a passenger product in additional', { ...twoIn, additional: { [helmet.id]: 1 } }, [`additional.${helmet.id}`]],
    ['a negative quantity', { ...twoIn, additional: { [transfer.id]: -1 } }, [`additional.${transfer.id}`]],
    ['a fractional quantity', { ...twoIn, additional: { [transfer.id]: 1.5 } }, [`additional.${transfer.id}`]],
    ['more than passengers (CONF-6)', { ...twoIn, additional: { [transfer.id]: 3 } }, [`additional.${transfer.id}`]],
    ['two percentages (PASS-54)', { departure: { ...aDeparture(), voucher: percentage(5) }, coupon: percentage(5) }, ['coupon']],
  ])('%s', (_, given, paths) => {
    const faults = checkQuoteInput(aQuoteInput(given));
    expect(faults.map(({ path }) => path)).toEqual(paths);
    // Each with its own message.
    expect(faults.map(({ message }) => message)).toEqual(faults.map(() => expect.stringMatching(/[a-z]{3}/)));
  });
});
