import { getDefaultOccupancy } from '@booking/domain/cabins';
import { defaultParty } from '@booking/domain/calendar';
import { centsToEuros, eurosToCents } from '@booking/domain/money';
import { cabinPrice, reducedPrice } from '@booking/domain/pricing';
import { type IsoDate, VoucherSchema } from '@booking/domain/schema';
import { parse } from 'valibot';
import type { DemoDeparture } from './departures.ts';

/** What a person pays at least, in euros, for a departure: less its own voucher. */
function getLowest({ cabins, facts: { voucher } }: DemoDeparture): number {
  const free = cabins.filter(({ available_count }) => available_count > 0);
  const price = Math.min(...free.map((cabin) => cabinPrice(cabin, getDefaultOccupancy(cabin))));
  const cents = eurosToCents(price);
  const reduced = cents !== null && voucher ? reducedPrice(cents, parse(VoucherSchema, voucher)) : null;
  return reduced ? centsToEuros(reduced.amount) : price;
}

/** What a person of the default party pays at least, in euros, on a day to come; null if that party can book none of the departures. */
export function fromPrice(departures: readonly DemoDeparture[], today: IsoDate): number | null {
  const bookable = departures.filter(
    ({ facts, party: limits, cabins }) =>
      facts.date > today &&
      !facts.on_request &&
      limits !== null &&
      limits.minimum <= defaultParty &&
      cabins.some(({ available_count }) => available_count > 0),
  );
  return bookable.length === 0 ? null : Math.min(...bookable.map(getLowest));
}
