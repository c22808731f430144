import { bookingWire, cabinTypeWire, productWire, sgrWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../testing/journey/guests.ts';
import {
  aBackend,
  bike,
  date,
  cabin as oddCabin,
  departure as oddDeparture,
  products,
  respondWithDepartures,
  tour,
} from '../testing/screens/a-backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { annAndBo, storeDraft } from '../testing/screens/drafts.ts';
import { isFull } from '../testing/screens/full.ts';
import { left, openScreen } from '../testing/screens/open-screen.tsx';
import { recordTags } from '../testing/screens/tags.ts';
import { getWords } from '../testing/screens/words.ts';

const words = getWords('en');
const check = checkout(words);
const heading = () => page.getByRole('heading', { level: 1 });
const cents = (euros: number) => Math.round(euros * 100) / 100;
const id = '00000000-0000-4000-8000-000000000002';

const departure = { ...oddDeparture, multi_market: true, voucher: null };
const cabinType = cabinTypeWire({ ...oddCabin, minimum_occupancy: 1, maximum_occupancy: 2, surcharge_price: 2849.5, available_count: 3 });
const tax = productWire({ id: 'tax000000000000001', name: 'Tax', unit_price: 3.5, price_calculation: 'per_night', mandatory: true });
const sgr = sgrWire({ name: 'SGR' });
const dearBike = { ...bike, unit_price: 12, price_calculation: 'per_day' as const };

const item = (product: { id: string; name: string }, item_category: string, price: number, quantity: number) => ({
  item_id: product.id,
  item_name: product.name,
  item_category,
  price,
  quantity,
});
const cabinFor = (persons: 1 | 2) => ({
  ...item(cabinType, 'cabin', persons === 1 ? 2849.5 : 2049.5, persons),
  item_variant: String(persons),
});
const trip = [
  item({ id: departure.tour_id, name: departure.tour_name }, 'tour', 0, 1),
  { ...item({ id: departure.id, name: `${departure.tour_name} ${date}` }, 'departure', 0, 1), item_variant: departure.ship_name },
];
const taxes = item(tax, 'product', 24.5, 2);
const bikes = item(dearBike, 'bike', 96, 2);
const fund = item({ id: sgr.id, name: 'SGR' }, 'product', 5, 2);

const cart = (event: string, ...items: { price: number; quantity: number }[]) => [
  { ecommerce: null },
  {
    event,
    ecommerce: { currency: 'EUR', value: cents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)), items },
  },
];
const consent = { 0: 'consent', 1: 'default', 2: expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }) };
const view = (path: string) =>
  expect.objectContaining({ event: 'page_view', page_location: expect.stringMatching(`^${location.origin}${path}`) });

const onEveryChange = [
  ['boatbiketours', 'default', '', 'NL'],
  ['islandhopping', 'north_america', '/islandhopping', 'US'],
] as const;
const others = [
  ['boatbiketours', 'north_america', '', 'US'],
  ['islandhopping', 'default', '/islandhopping', 'DE'],
] as const;

test.each([...onEveryChange, ...(isFull ? others : [])])(
  'the data layer of a session has exactly the listed entries, and no private data: %s, %s (OUT-20, OUT-21, OUT-22, OUT-23, OUT-24, OUT-25, OUT-26, OUT-27, OUT-32, OUT-36, OUT-37, OUT-39, OUT-41)',
  async (_, market, base, country) => {
    const european = market === 'default';
    const amount = 4099 + 192 + 49 + (european ? 10 : 0);
    const backend = aBackend({
      tourDepartures: respondWithDepartures(departure),
      departure,
      departureCabins: [cabinType],
      departureProducts: { ...products, bikes: [dearBike], other: [tax], sgr },
      createBooking: { id },
      booking: bookingWire({
        id,
        market,
        amount,
        insurance_amount: 0,
        local_costs: 0,
        full_amount: amount,
        tour_id: departure.tour_id,
        departure_date: date,
      }),
    });
    storeDraft({ ...annAndBo, main: { ...annAndBo.main, country, state: european ? '' : 'NY' } });
    const tags = recordTags();
    const options = {
      backend,
      outside: tags.outside,
      config: { tagManagerId: 'GTM-TEST', consent: { analytics_storage: 'granted' } },
    } as const;
    const next = () => page.getByRole('link', { name: words.text('common', 'next'), exact: true }).shown();

    const search = `date=${date}&party=2&locale=en&cid=c7&utm_source=partner&email=${contact.emailAddress}`;
    const screen = await openScreen(`${base}/tours/${tour.id}?${search}`, options);
    await next().click();
    await expect.element(heading()).toHaveTextContent(words.text('ship', 'titleOne'));
    await next().click();

    await expect.element(heading()).toHaveTextContent(words.text('cabins', 'title'));
    // Selects, increases, decreases and removes cabins; then selects the cabin for two again.
    const card = page.getByRole('article').first();
    const change = (name: 'more' | 'less') =>
      card
        .getByRole('listitem')
        .getByRole('button', { name: words.like('common', `stepper.${name}`) })
        .first()
        .click();
    const has = (cabins: string) => expect.poll(() => new URL(screen.address(), location.origin).searchParams.get('cabins')).toBe(cabins);
    await card.getByRole('combobox').selectOptions('1');
    await has(`${cabinType.id}:1`);
    await change('more');
    await has(`${cabinType.id}:2`);
    await change('less');
    await has(`${cabinType.id}:1`);
    await card.getByRole('combobox').selectOptions('0');
    await expect.poll(() => screen.address()).not.toContain('cabins=');
    await card.getByRole('combobox').selectOptions('1');
    await change('more');
    await has(`${cabinType.id}:2`);
    await page
      .getByRole('link', { name: words.text('cabins', 'start') })
      .shown()
      .click();

    await check.expectPassengers();
    await check.toConfirmation();
    await check.acceptTerms(european ? undefined : ['general_north_america', 'payment_north_america']);
    const confirmation = screen.address();
    await check.book();

    // The payment page is a separate document without a tag manager.
    await expect.poll(() => left[0]).toContain(`${base}/bookings/${id}/payment`);
    const count = tags.seen.length;
    await openScreen(left[0] ?? '', options);
    await expect.element(heading()).toHaveTextContent(words.text('payment', 'title'));
    expect(tags.seen).toHaveLength(count);

    // Back: the document of the confirmation, which can no longer book.
    await openScreen(confirmation, options);
    await expect.poll(() => tags.entries().filter((entry) => JSON.stringify(entry).includes('/confirmation?'))).toHaveLength(2);

    expect(tags.entries()).toEqual([
      consent,
      view(`${base}/tours/${tour.id}\\?date=${date}&party=2&locale=en&cid=c7&utm_source=partner$`),
      view(`${base}/tours/${tour.id}/date/${date}\\?`),
      view(`${base}/departures/${departure.id}/cabins\\?`),
      ...cart('add_to_cart', ...trip, taxes),
      ...cart('add_to_cart', cabinFor(1)),
      ...cart('remove_from_cart', cabinFor(1)),
      ...cart('add_to_cart', cabinFor(2)),
      ...cart('remove_from_cart', cabinFor(2)),
      ...cart('add_to_cart', cabinFor(1)),
      ...cart('remove_from_cart', cabinFor(1)),
      ...cart('add_to_cart', cabinFor(1)),
      ...cart('remove_from_cart', cabinFor(1)),
      ...cart('add_to_cart', cabinFor(2)),
      view(`${base}/departures/${departure.id}/passengers\\?`),
      view(`${base}/departures/${departure.id}/confirmation\\?`),
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          currency: 'EUR',
          value: amount,
          transaction_id: 'BBT-104233',
          ...(european && { tax: cents(amount - amount / 1.09) }),
          items: [...trip, cabinFor(2), bikes, taxes, ...(european ? [fund] : [])],
        },
      },
      consent,
      view(`${base}/departures/${departure.id}/confirmation\\?`),
    ]);
    expect(new Set(tags.scripts)).toEqual(new Set(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']));

    // No private data, neither sent nor readable by the script. The booking's id opens it.
    const all = JSON.stringify(tags.seen);
    expect(all).not.toContain(id);
    expect(all).not.toMatch(/secret|payment_intent|\/bookings\//);
    for (const { firstName, lastName } of annAndBo.passengers)
      for (const name of [firstName, lastName]) expect(all).not.toContain(`"${name}"`);
    expect(all).not.toContain(contact.emailAddress);
    expect(all).not.toContain(encodeURIComponent(contact.emailAddress));
  },
);
