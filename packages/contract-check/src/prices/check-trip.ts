import { type PriceCheckOutput, priceCheck } from '@booking/domain/price-check';
import { differences } from '../differences.ts';
import type { Finding } from '../finding.ts';
import { isOk, success } from '../http/exchange.ts';
import type { Reader } from '../http/reader.ts';
import { showValue } from '../show-value.ts';
import type { Trip } from './sample-trips.ts';

/** A trip with its price, in whole cents. */
export type PricedTrip = Trip & { output: PriceCheckOutput };

/** Our price of each trip; a trip that is rejected is a finding. PRICE-41, PRICE-45. */
export function priceTrips(trips: readonly Trip[]): { priced: PricedTrip[]; findings: Finding[] } {
  const priced: PricedTrip[] = [];
  const findings: Finding[] = [];
  for (const trip of trips) {
    const output = priceCheck(trip.input);
    if ('error' in output)
      findings.push({ rule: 'trip-refused', request: `trip ${trip.name}`, path: output.error.path, message: output.error.message });
    else priced.push({ ...trip, output });
  }
  return { priced, findings };
}

/** What of the price check's output is no amount. */
const noAmount = /(?:^|\.)(?:market|passengers|persons|quantity|kind|id|source|code|insurance_type|local_cost)$/;

/** Where the backend's price of a trip differs from ours, in cents. Additional keys of the backend are ignored. */
const comparePrices = (trip: PricedTrip, returned: unknown): Finding[] =>
  differences(returned, trip.output, 'ignored').map(({ path, one, other }) => ({
    rule: 'price-differs',
    request: `dry run of ${trip.name}`,
    path,
    message: `${showValue(one)}, the price check says ${showValue(other)}${noAmount.test(path) ? '' : ' (cents)'}`,
  }));

/** Prices a trip by the backend's dry run (an address that takes the price check's input), and compares. */
export async function checkDryRun(reader: Reader, url: string, trip: PricedTrip): Promise<Finding[]> {
  const request = `dry run of ${trip.name}`;
  const exchange = await reader.send({ request, method: 'POST', url, body: JSON.stringify(trip.input) }, success);
  return exchange?.json && isOk(exchange) ? comparePrices(trip, exchange.json.value) : [];
}
