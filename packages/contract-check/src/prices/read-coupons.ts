import type { Voucher } from '@booking/domain/schema';
import type { DepartureSubject } from '../catalogue/departure-subject.ts';
import type { ParsedResponse } from '../finding.ts';
import type { Reader } from '../http/reader.ts';

/** Few, since a backend may treat many requests as guessing. */
const mostDepartures = 5;

/** The voucher of a code, for departures of different tours, by departure id. CALL-23. */
export async function readCoupons(
  reader: Reader,
  departures: readonly DepartureSubject[],
  code: string | null,
): Promise<ReadonlyMap<string, ParsedResponse<Voucher>>> {
  if (code === null) return new Map();
  const byTour = new Map(departures.toReversed().map(({ listed }) => [listed.tour_id, listed.id]));
  const read = await Promise.all(
    [...byTour.values()].slice(-mostDepartures).map(async (id) => {
      const voucher = await reader.read('departureVoucher', { params: { id }, query: { code } });
      return voucher ? [[id, voucher] as const] : [];
    }),
  );
  return new Map(read.flat());
}
