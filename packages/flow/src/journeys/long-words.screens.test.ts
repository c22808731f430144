import { policyWire, productWire, sgrWire, toId } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, aBooking, bike, cabin, departure, respondWithDepartures, sister, tour } from '../testing/screens/a-backend.ts';
import { choosingAddress } from '../testing/screens/choosing.ts';
import { getCutTexts, getTooWide } from '../testing/screens/cut-texts.ts';
import { annAndBo, checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { openPayment } from '../testing/screens/payments.ts';
import { getWords } from '../testing/screens/words.ts';

// Names without a space, longer than a phone is wide: they wrap.
const words = getWords('en');
const long = (start: string): string => `${start}schifffahrtsgesellschaftskapitänsmützenabzeichen`;

const trip = {
  ...departure,
  tour_name: long('Tour'),
  ship_name: long('Donau'),
  port_of_departure_name: long('Hafen'),
  port_of_arrival_name: long('Ziel'),
};
const otherShip = { ...sister, tour_name: trip.tour_name, ship_name: long('Rhein') };
const description = `<p>${long('Beschreibungs')}</p>`;
const product = (id: string, name: string, changes: object = {}) =>
  productWire({ id: toId(id), name: long(name), base_name: null, description, ...changes });
const products = {
  bikes: [{ ...bike, name: long('Rad'), description }, product('ebike', 'Elektrorad')],
  diets: [product('diet', 'Schonkost'), product('vegan', 'Pflanzenkost')],
  other: [
    product('helmet', 'Helm'),
    product('tax', 'Kurtaxe', { mandatory: true, local_cost: true }),
    product('map', 'Karten', { passenger_product: false, price_per_day: true, price_calculation: 'per_day' }),
  ],
  sgr: sgrWire({ name: long('Garantiefonds') }),
  insurance_policies: [policyWire({ description, summary: long('Versicherungs'), fine_print: long('Klausel'), terms: long('Bedingungs') })],
};
const cabins = [
  { ...cabin, name: long('Kabinen'), description },
  { ...cabin, id: 'other', name: long('Suiten') },
];
const getBackend = () =>
  aBackend({
    tours: { data: [{ id: departure.tour_id, name: trip.tour_name, duration: 8 }] },
    tour: { ...tour, tours: [{ id: departure.tour_id, name: trip.tour_name, duration: 8 }] },
    tourDepartures: respondWithDepartures(trip, otherShip),
    departure: trip,
    departureCabins: cabins,
    departureProducts: products,
  });

async function expectWhole(): Promise<void> {
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  await expect.poll(() => getCutTexts(page.getByRole('main').element())).toEqual([]);
  await expect.poll(getTooWide).toEqual([]);
}

/** Opens the summary, which is above the bar. */
async function openPanel(): Promise<void> {
  const toggle = page.getByRole('button', { name: words.text('common', 'bar.open') });
  if (toggle.query()) await toggle.click();
}

const addresses = { ...choosingAddress, passengers: checkoutAddress('passengers'), confirmation: checkoutAddress('confirmation') };

test.each(Object.entries(addresses))('%s: long words in names wrap at 320 px, in the summary too (SHELL-63)', async (_, address) => {
  const [first, second] = annAndBo.passengers;
  const chosen = { diet: toId('diet'), other: [toId('tax'), toId('helmet')] };
  storeDraft({
    ...annAndBo,
    passengers: [
      { ...first, ...chosen },
      { ...second, ...chosen },
    ] as never,
  });
  await openScreen(address, { backend: getBackend(), width: 320 });
  await expect.element(page.css('main :is([role=gridcell], article, form, li > a:not(nav *), section)').first()).toBeInTheDocument();
  await expect.element(page.getByText(/kapitänsmützenabzeichen/).first()).toBeInTheDocument();
  await expectWhole();
  await openPanel();
  await expectWhole();
});

test.each(['payment', 'confirmed'])('%s: long words in names wrap at 320 px (SHELL-63)', async (step) => {
  const paid = step === 'confirmed' ? { can_pay: false, state: 'Paid' } : {};
  const names = { tour_name: trip.tour_name, name: `${long('Anna')} ${long('Muster')}`, email: `${long('anna')}@example.com` };
  await openPayment(`/bookings/${aBooking.id}/${step}`, { booking: { ...names, ...paid } }, {}, { width: 320 });
  await expect.element(page.getByText(trip.tour_name).first()).toBeInTheDocument();
  await expectWhole();
  await openPanel();
  await expectWhole();
});
