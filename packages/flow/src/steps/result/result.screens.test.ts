import { quote } from '@booking/domain/pricing';
import { aCabinType, aDeparture, anSgr, aPolicy, aProduct, aQuoteInput, toId } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingSummaries } from '../../storage/booking-summary.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { aBooking, departure, joinedTour, respondWithDepartures, sister } from '../../testing/screens/a-backend.ts';
import { status } from '../../testing/screens/backend.ts';
import { stored } from '../../testing/screens/drafts.ts';
import { expectStatus, intent, openPayment, payButton, returned, text } from '../../testing/screens/payments.ts';
import { onPaper } from '../../testing/screens/print.ts';
import { getWords } from '../../testing/screens/words.ts';

// What the result of a payment shows and keeps.
const { id } = aBooking;
const payment = `/bookings/${id}/payment`;
const confirmed = `/bookings/${id}/confirmed`;
const paid = { can_pay: false, state: 'Paid', paid_amount: 1370, balance_due: 2730, balance_due_date: '2099-01-31' };
const heading = () => page.getByRole('heading', { level: 1 });
const panel = () => page.getByRole('complementary');
const secret = () => sessionStorage.getItem('payment-return');

const bike = aProduct({ id: toId('bike'), name: 'Touring bike', product_type: 'Bike', unit_price: 12 });
const transfer = aProduct({ id: toId('transfer'), name: 'Transfer', passenger_product: false });
const tax = aProduct({ id: toId('tax'), name: 'Tourist tax', mandatory: true, local_cost: true, product_type: 'Local Cost' });

const guest = { bike: bike.id, diet: '', other: [tax.id] };

/** The snapshot of a trip of two, as the confirmation page writes it. */
function storeSummary(tours?: string) {
  const trip = aDeparture({ ...departure, port_of_departure_name: 'Split', port_of_arrival_name: 'Trogir', voucher: null });
  const input = aQuoteInput({
    departure: trip,
    cabinTypes: [aCabinType({ name: 'Twin cabin' })],
    products: { bikes: [bike], diets: [], other: [transfer, tax], sgr: null, insurance_policies: [] },
    passengers: [guest, guest],
    additional: { [transfer.id]: 2 },
  });
  const shown = { departure: trip, shipName: trip.ship_name, quote: quote(input), cabinNames: {}, productNames: {} };
  bookingSummaries(stored).write(id, { ...shown, promised: null, carried: { cabins: { twin: [2] }, party: 2, tours } });
}

test('the trip is beside the result: tour, ship, port, dates, cabins, bikes, additional products, local costs, booking (PAY-44, PAY-68)', async () => {
  storeSummary();
  await openPayment(confirmed, { booking: paid });
  await expectStatus('succeeded');
  const year = departure.date.slice(0, 4);
  for (const shown of [
    'Magnifique',
    'Split',
    'Trogir',
    year,
    'Twin cabin',
    'Touring bike',
    'Transfer',
    'Tourist tax',
    'B-1',
    'ann@example.com',
  ])
    await expect.element(panel()).toHaveTextContent(shown);
  const receipt = page.getByRole('region', { name: text('receipt.title.receipt') });
  const row = (name: string) => receipt.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent;
  expect(row(text('receipt.persons'))).toBe('2');
  expect(row('Remaining, by January 31, 2099')).toBe('€2,730.00');
});

test('the links back from the booking of one of several tours keep the others (PAY-60)', async () => {
  storeSummary(joinedTour.id);
  recentBookingEntries(stored).write('d1', { id, departureId: 'd1', bookedAt: Date.now() });
  await openPayment(payment);
  for (const [step, href] of [
    ['departure_date', /^\/tours\/tour1:tour2\?/],
    ['ship', /^\/tours\/tour1:tour2\/date\//],
    ['cabins', /\/cabins\?.*tours=tour1:tour2/],
    ['personal_information', /\/passengers\?.*tours=tour1:tour2/],
  ] as const) {
    const link = page.css('nav a').filter({ hasText: getWords('en').text('progress', step) });
    await expect.element(link.shown()).toHaveAttribute('href', expect.stringMatching(href));
  }
});

const range = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const bothDays = range.formatRange(Date.parse(departure.date), Date.parse(departure.end_date)).replace(/\u2009/g, ' ');
const file = () => page.getByRole('link', { name: text('trip.calendar') });
const daysOf = (link: Element): string[] =>
  decodeURIComponent(link.getAttribute('href') ?? '')
    .split('\r\n')
    .filter((line) => /^DT(START|END);/.test(line));
const compact = (iso: string): string => iso.replaceAll('-', '');
const afterEnd = new Date(Date.parse(departure.end_date) + 86_400_000).toISOString().slice(0, 10);

test('on a device without the stored trip, calendar file and receipt have its last day from the departure (PAY-52, PAY-68, PAY-82)', async () => {
  await openPayment(confirmed, { booking: paid });
  await expectStatus('succeeded');
  await expect.element(file()).toBeVisible();
  expect(daysOf(file().element())).toEqual([`DTSTART;VALUE=DATE:${compact(departure.date)}`, `DTEND;VALUE=DATE:${compact(afterEnd)}`]);
  await expect.element(page.getByRole('region', { name: text('receipt.title.receipt') })).toHaveTextContent(bothDays);
  await expect.element(panel()).toHaveTextContent(bothDays);
});

test.each([
  ['of the same day with another end', respondWithDepartures(departure, { ...sister, end_date: departure.date })],
  ['that are gone', []],
  ['that cannot be loaded', () => status(404)],
])('without a last day that is certain there is no calendar file: departures %s (PAY-82)', async (_, tourDepartures) => {
  await openPayment(confirmed, { booking: paid }, {}, { tourDepartures });
  await expectStatus('succeeded');
  await expect.element(page.getByText(text('trip.print')).shown()).toBeVisible();
  await expect.element(file()).not.toBeInTheDocument();
});

// Without margins of 12 mm, in CSS pixels: US Letter is lower, A4 is narrower.
const paper = { width: 794 - 2 * 46, height: 1056 - 2 * 46 };

/** The snapshot of a trip of four with all kinds of lines, several of most. */
function storeLongSummary() {
  const product = (name: string, changes: object = {}) => aProduct({ id: toId(name.replaceAll(/\W/g, '').slice(0, 18)), name, ...changes });
  const bikes = ['Trekkingrad mit 24 Gängen', 'E-Bike', 'Kinderrad'].map((name) => product(name, { product_type: 'Bike' }));
  const perPerson = ['Hafen- und Nationalparkgebühren', 'Fahrradhelm'].map((name) => product(name));
  const extras = ['Flughafentransfer', 'Buchungsgebühr'].map((name) => product(name, { passenger_product: false }));
  const local = product('Gepäckservice am Hafen', { local_cost: true, mandatory: true });
  const policies = (['cancellation', 'travel'] as const).map((insurance_type) => aPolicy({ id: toId(insurance_type), insurance_type }));
  const trip = aDeparture({ ...departure, port_of_departure_name: 'Split', port_of_arrival_name: 'Trogir' });
  const types = ['Zweibettkabine auf dem Oberdeck', 'Doppelkabine auf dem Hauptdeck'].map((name, index) =>
    aCabinType({ id: `type-${index}`, name }),
  );
  const input = aQuoteInput({
    departure: trip,
    cabinTypes: types,
    cabins: Object.fromEntries(types.map(({ id }) => [id, [2]])),
    products: { bikes, diets: [], other: [...perPerson, ...extras, local], sgr: anSgr(), insurance_policies: policies },
    passengers: [0, 1, 2, 0].map((at) => ({ bike: bikes[at]?.id ?? '', diet: '', other: [...perPerson, local].map(({ id }) => id) })),
    additional: Object.fromEntries(extras.map(({ id }) => [id, 2])),
    insurance: { cancellation: true, travel: true },
  });
  const shown = { departure: trip, shipName: trip.ship_name, quote: quote(input), cabinNames: {}, productNames: {} };
  bookingSummaries(stored).write(id, { ...shown, promised: null, carried: { cabins: {}, party: 4 } });
}

test.each([confirmed, payment])(
  '%s: the total of the trip below the first card does not cover its beginning (PAY-83, PAY-87)',
  async (address) => {
    storeLongSummary();
    await openPayment(address, { booking: address === confirmed ? paid : {} }, {}, { width: 1024, height: 768 });
    const trip = panel().getByRole('region', { name: getWords('en').text('summary', 'title') });
    await expect.element(trip).toBeVisible();
    const total = trip.getByText(getWords('en').text('receipt', 'total'), { exact: true }).element();
    expect(total.getBoundingClientRect().top).toBeGreaterThan(
      trip.getByText('Magnifique').first().element().getBoundingClientRect().bottom,
    );
  },
);

test('a result is printed on one page: receipt and trip, and nothing that is for a screen only (PAY-69)', async () => {
  storeSummary();
  await openPayment(confirmed, { booking: paid }, {}, { width: paper.width });
  await expectStatus('succeeded');
  await onPaper(async () => {
    await expect.element(panel().getByText('Twin cabin').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: text('next.title') })).toBeVisible();
    await expect.element(page.getByText('+44 20 7946 0142').shown()).toBeVisible();
    for (const screenOnly of [
      page.getByText(text('trip.print')),
      page.getByText('WhatsApp'),
      page.css('nav'),
      page.css('svg[viewBox="0 0 1184 200"]'),
    ])
      expect(screenOnly.elements().some((element) => element.checkVisibility())).toBe(false);
    expect(page.css('#app').element().getBoundingClientRect().bottom + scrollY).toBeLessThan(paper.height);
  });
});

test.each(['', '/islandhopping'])('%s: the result of a trip with many lines is printed on one page as well (PAY-69)', async (base) => {
  storeLongSummary();
  const company = { company: 'Boat Bike Tours Demo B.V., Voorbeeldkade 1, 1000 AA Amsterdam', guarantee: null };
  const config = { brands: { boatbiketours: company, islandhopping: { ...company, thankYou: null } } } as never;
  await openPayment(`${base}${confirmed}?receipt&locale=de`, { booking: paid }, {}, { width: paper.width, config });
  await expect.element(panel().getByText('Reiseversicherung').first()).toBeVisible();
  await onPaper(() => {
    expect(page.css('#app').element().getBoundingClientRect().bottom + scrollY).toBeLessThan(paper.height);
  });
});

test('a request says that it is one, and nothing of money received (PAY-68)', async () => {
  await openPayment(confirmed, { booking: { can_pay: false, on_request: true, deposit: null, paid_amount: 0 } });
  await expect.element(heading()).toHaveTextContent(text('confirmed.requestTitle'));
  await expect.element(page.getByText(text('status.requested'))).toBeInViewport();
  await expect.element(page.getByText(text('receipt.paid'), { exact: true })).not.toBeInTheDocument();
});

test.each([
  ['paid', paid, intent('succeeded'), false],
  ['paid, but our own status is still open', {}, intent('succeeded'), true],
  ['processing', { can_pay: false }, intent('processing'), true],
  ['declined', {}, intent('requires_payment_method'), true],
  ['cancelled', {}, intent('canceled'), false],
] as const)('the secret of a return stays while the payment is open, and no longer: %s (PAY-71)', async (_, own, intents, stays) => {
  const { provider } = await openPayment(`${confirmed}?${returned('succeeded')}`, { booking: own }, intents);
  await expect.element(heading()).toBeVisible();
  await expect.poll(() => secret() !== null).toBe(stays);
  expect(provider).toBeDefined();
});

test('a booking that has ended keeps no secret (PAY-71)', async () => {
  await openPayment(`${payment}?${returned('failed')}`, { booking: { status: 'failed', error: 'expired' } });
  await expect.element(page.getByText(text('loader.expiredText'))).toBeVisible();
  await expect.poll(secret).toBeNull();
});

test.each([
  ['unpaid', {}, 'framed.unpaid', 'framed.action'],
  ['a request', { can_pay: false, on_request: true }, 'framed.requested', 'framed.view'],
  ['paid', paid, null, 'framed.view'],
] as const)(
  'in a frame: the number, and that it is not confirmed until it is paid: %s (PAY-70, PAY-51)',
  async (_, own, message, action) => {
    await openPayment(payment, { booking: own }, {}, { framed: true, width: 390 });
    await expect.element(page.getByText('Booking number B-1')).toBeInViewport();
    if (message) await expect.element(page.getByText(text(message))).toBeInViewport();
    else expect(document.body.textContent).not.toContain(text('framed.unpaid'));
    await expect.element(page.getByRole('link', { name: text(action) })).toHaveAttribute('target', '_blank');
    await expect.element(payButton()).not.toBeInTheDocument();
  },
);

test('in a frame a payment of its own: the number and the way to pay (PAY-70)', async () => {
  await openPayment('/payments/p1', {}, {}, { framed: true, width: 390 });
  await expect.element(page.getByText('Booking number B-1')).toBeInViewport();
  await expect.element(page.getByRole('link', { name: text('framed.action') })).toHaveAttribute('target', '_blank');
});
