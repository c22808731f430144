import type { IsoDate } from '@booking/domain/schema';
import { checkCalendar } from './catalogue/check-calendar.ts';
import { checkAcrossTours, checkAvailability, checkTourList } from './catalogue/check-catalogue.ts';
import { checkDeparture } from './catalogue/check-departure.ts';
import { checkDetail } from './catalogue/check-detail.ts';
import { checkMonthPrices } from './catalogue/check-month-prices.ts';
import { checkPriceSizes } from './catalogue/check-price-sizes.ts';
import { type DepartureSubject, readDeparture, sampleDepartures } from './catalogue/departure-subject.ts';
import { checkJoined, readJoined } from './catalogue/joined-tours.ts';
import { readTour, type TourSubject } from './catalogue/tour-subject.ts';
import { checkTranslations, readTranslations } from './catalogue/translations.ts';
import type { CheckScope } from './check-scope.ts';
import type { Finding } from './finding.ts';
import { requestUnknown, sendInvalidPosts } from './http/invalid-requests.ts';
import { createReader, type Reader, type ReaderOptions } from './http/reader.ts';
import { checkBooking, checkRequestedId } from './prices/check-booking.ts';
import { checkDryRun, type PricedTrip, priceTrips } from './prices/check-trip.ts';
import { readCoupons } from './prices/read-coupons.ts';
import { sampleTrips } from './prices/sample-trips.ts';
import { getUnseen } from './unseen.ts';

export type CheckOptions = CheckScope & ReaderOptions & { today: IsoDate; newUuid(): string };

export type CheckResult = {
  findings: readonly Finding[];
  trips: PricedTrip[];
  /** What the check could not see, one sentence each. */
  unseen: string[];
  /** How much was checked. */
  counts: { requests: number; throttled: number; tours: number; departures: number; departuresInDetail: number; trips: number };
};

/** There is no backend to check at the address: its list of tours could not be read at all. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/**
 * Reads and compares. Stock and prices may change between two requests, so inconsistent responses are read once more, and count only if they
 * are still inconsistent. CALL-38.
 */
async function readConsistently<Subject>(
  read: (again: boolean) => Promise<Subject>,
  check: (subject: Subject) => Finding[],
  { addFindings }: Reader,
): Promise<Subject> {
  const subject = await read(false);
  if (check(subject).length === 0) return subject;
  const again = await read(true);
  addFindings(check(again));
  return again;
}

const checkTour = (tour: TourSubject): Finding[] => [...checkDetail(tour), ...checkCalendar(tour), ...checkMonthPrices(tour)];

type Catalogue = { isListRead: boolean; tours: TourSubject[]; departures: DepartureSubject[] };

async function readCatalogue(reader: Reader, options: CheckOptions): Promise<Catalogue> {
  const list = await reader.read('tours', {});
  const failure = reader.findings.find(({ rule }) => rule === 'answered' || rule === 'status' || rule === 'json');
  if (failure || reader.throttled() > 0)
    throw new UnreachableError(`GET /tours at ${options.baseUrl}: ${failure?.message ?? 'status 429, too many requests'}`);
  if (!list) return { isListRead: false, tours: [], departures: [] };
  reader.addFindings(checkTourList(list));
  const tours = await Promise.all(
    list.data.data.map((tour) => readConsistently(() => readTour(reader, tour, options.today, options.months), checkTour, reader)),
  );
  const departures = await Promise.all(
    tours.flatMap((tour) =>
      sampleDepartures(tour, options.departures).map((departure) =>
        readConsistently((again) => readDeparture(reader, tour, departure, again), checkDeparture, reader),
      ),
    ),
  );
  reader.addFindings([...checkAcrossTours(tours), ...checkAvailability(tours), ...checkPriceSizes(tours)]);
  return { isListRead: true, tours, departures };
}

async function readBookings(reader: Reader, { bookings, payments }: CheckScope): Promise<Finding[]> {
  const found = await Promise.all([
    ...bookings.map(async (id) => {
      const response = await reader.read('booking', { params: { id } });
      return response ? [...checkRequestedId(response, id), ...checkBooking(response)] : [];
    }),
    ...payments.map(async (id) => {
      const response = await reader.read('payment', { params: { id } });
      return response ? checkRequestedId(response, id) : [];
    }),
  ]);
  return found.flat();
}

/**
 * Checks a backend against the contract: reads what it offers, compares it, sends invalid requests, prices a sample of trips. Creates nothing.
 * CALL-36, CALL-39.
 * @throws UnreachableError when the response to the first request, for the list of tours, is not JSON.
 */
export async function contractCheck(options: CheckOptions): Promise<CheckResult> {
  const reader = createReader(options);
  const catalogue = await readCatalogue(reader, options);
  const { tours, departures } = catalogue;
  const [, translations, coupons, ofBookings, posts] = await Promise.all([
    readConsistently(() => readJoined(reader, tours), checkJoined, reader),
    readTranslations(reader, tours, departures),
    readCoupons(reader, departures, options.coupon),
    readBookings(reader, options),
    options.posts ? sendInvalidPosts(reader, options.newUuid) : null,
    requestUnknown(reader, { tour: tours[0]?.listed.id, departure: departures[0]?.listed.id }),
  ]);
  reader.addFindings([...translations.flatMap(checkTranslations), ...ofBookings, ...(posts?.findings ?? [])]);

  const { priced, findings: ofTrips } = priceTrips(sampleTrips(departures, coupons));
  const { dryRun } = options;
  const differing = dryRun === null ? [] : await Promise.all(priced.map((trip) => checkDryRun(reader, dryRun, trip)));
  reader.addFindings([...ofTrips, ...differing.flat()]);
  return {
    findings: reader.findings,
    trips: priced,
    unseen: getUnseen({ ...catalogue, scope: options, translations, coupons, posts }),
    counts: {
      requests: reader.requests(),
      throttled: reader.throttled(),
      tours: tours.length,
      departures: tours.flatMap(({ months }) => months).reduce((total, { departures: month }) => total + month.data.length, 0),
      departuresInDetail: departures.length,
      trips: priced.length,
    },
  };
}
