import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkQuoteInput, quote } from '../pricing/index.ts';
import { ann, bike, context, harbour, helmet, input, tax, transfer } from '../testing/a-booking.ts';
import { amountOff } from '../testing/catalogue.ts';
import { choicesToQuoteInput, toBookingRequest, toQuoteInput } from './index.ts';

const { departure, cabinTypes, products } = context;
const coupon = amountOff(20, 'SUN50');
const priced = { departure, cabinTypes, products, coupon };

test('the input of a quote is the departure with the choices of the body', () => {
  expect(toQuoteInput(toBookingRequest(input), priced)).toEqual({
    departure,
    cabinTypes,
    products,
    cabins: { twin: [2] },
    passengers: [
      { bike: bike.id, diet: '', other: [tax.id] },
      { bike: bike.id, diet: '', other: [tax.id, helmet.id] },
    ],
    country: 'NL',
    coupon,
    additional: { [transfer.id]: 2, [harbour.id]: 1 },
    insurance: { cancellation: true, travel: false },
  });
});

test('a body without a code has no coupon', () =>
  expect(toQuoteInput(toBookingRequest({ ...input, coupon: null }), priced).coupon).toBeNull());

test('the body costs what the confirmation page shows, and the backend accepts it', () => {
  const draw = fc.record({
    cabins: fc.array(fc.constantFrom('twin:0', 'twin:1'), { minLength: 1, maxLength: 4 }),
    extra: fc.nat(6),
    country: fc.constantFrom('NL', 'US', 'AU'),
    insurance: fc.record({ cancellation: fc.boolean(), travel: fc.boolean() }),
    helmeted: fc.boolean(),
  });
  fc.assert(
    fc.property(draw, ({ cabins, extra, country, insurance, helmeted }) => {
      const passengers = cabins.map((cabin) => ({ ...ann, cabin, other: helmeted ? [helmet.id] : [] }));
      const additional = { [transfer.id]: extra };
      const shown = quote(choicesToQuoteInput({ passengers, country, additional, insurance }, priced));
      const body = toBookingRequest({ ...input, main: { ...input.main, country }, passengers, additional, insurance });
      const sent = toQuoteInput(body, priced);
      expect(quote(sent)).toEqual(shown);
      expect(checkQuoteInput(sent).filter(({ path }) => !path.startsWith('cabins'))).toEqual([]);
    }),
  );
});
