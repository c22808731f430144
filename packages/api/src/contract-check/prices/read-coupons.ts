import type { Voucher } from '@booking/domain/schema';
import type { DepartureSubject } from '../catalogue/departure-subject.ts';
import type { Answer } from '../finding.ts';
import type { Reader } from '../http/reader.ts';

/** The voucher of a code, for each departure read. CALL-23. */
export async function readCoupons(
  reader: Reader,
  departures: readonly DepartureSubject[],
  code: string | null,
): Promise<ReadonlyMap<string, Answer<Voucher>>> {
  if (code === null) return new Map();
  const read = await Promise.all(
    departures.map(async ({ listed: { id } }) => {
      const voucher = await reader.read('departureVoucher', { params: { id }, query: { code } });
      return voucher ? [[id, voucher] as const] : [];
    }),
  );
  return new Map(read.flat());
}
