import { createDemoCatalogue } from '@booking/demo-catalogue';
import { dayAt, type IsoDate, today } from '@booking/domain/date';
import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';

// Until when a departure can be booked.
const clock = { now: Date.now() };
const catalogue: Catalogue = createDemoCatalogue(today);
const { server } = await openTestServer({ clock, catalogue });
const getDeparture = catalogue.getDeparture;
let date: IsoDate;
let body: Awaited<ReturnType<typeof bookingBody>>;

beforeAll(async () => {
  const departure = await findDeparture(server, { departure: isFree });
  date = departure.date;
  body = await bookingBody(server, departure);
});

type Zones = { catalogue?: string; departure?: string };

/** Books at a moment, in milliseconds since the epoch, with these time zones in the catalogue. */
async function bookAt(moment: number, zones: Zones) {
  clock.now = moment;
  Object.assign(catalogue, { timeZone: zones.catalogue });
  catalogue.getDeparture = async (id) => {
    const found = await getDeparture(id);
    return found && zones.departure ? { ...found, timeZone: zones.departure } : found;
  };
  return server.post('/api/v1/bookings', { ...body, idempotency_key: crypto.randomUUID() });
}

test.each([
  ['Europe/Amsterdam, if nothing says otherwise', {}],
  ['that of the catalogue', { catalogue: 'Pacific/Auckland' }],
  ['that of the departure, whatever that of the catalogue', { catalogue: 'Pacific/Auckland', departure: 'America/New_York' }],
  ['the last on earth', { departure: 'Etc/GMT+12' }],
])('a departure is refused once its day has begun in its own time zone, with its path: %s (BACK-12)', async (_, zones: Zones) => {
  const zone = zones.departure ?? zones.catalogue ?? 'Europe/Amsterdam';
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
  expect((await bookAt(midnight - 1_000, zones)).status).toBe(201);
  const refused = await bookAt(midnight, zones);
  expect(refused).toMatchObject({ status: 422, json: { errors: [{ path: 'departureId' }] } });
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
});

test.each(['Pacific/Kiritimati', 'Europe/Amsterdam', 'America/New_York', 'Pacific/Pago_Pago', 'Etc/GMT+12'])(
  'the day of a departure in %s has begun at the latest when it begins for the last visitor on earth (BACK-12)',
  (timeZone) => {
    for (let hour = 0; hour < 48; hour += 1) {
      const moment = Date.parse('2027-05-08T00:00:00Z') + hour * 3_600_000;
      expect(dayAt(moment, timeZone) >= dayAt(moment, 'Etc/GMT+12')).toBe(true);
    }
  },
);
