import { centsToEuros } from '@booking/domain/money';
import { type Finding, findWhen } from '../finding.ts';
import { checkMonthPrices } from './check-month-prices.ts';
import type { TourSubject } from './tour-subject.ts';

/** More per day looks like cents. In cents. */
const mostPerDay = 200_000;

const remedy = 'Every tour looks like cents: divide all amounts by 100 before they are sent. 1199 euros are `1199`, 12.50 euros `12.5`.';

/** How many months of a tour have a price, and those that are large; without the months that deviate already. */
function findLarge(tour: TourSubject): { priced: number; large: Finding[] } {
  const { prices, listed } = tour;
  if (!prices) return { priced: 0, large: [] };
  const deviating = new Set(checkMonthPrices(tour).map(({ path }) => path.split('.')[0]));
  const large = prices.data.flatMap(({ minimum_price }, index) =>
    findWhen(
      minimum_price > mostPerDay * listed.duration && !deviating.has(String(index)),
      'price-size',
      prices,
      `${index}.minimum_price`,
      `${centsToEuros(minimum_price)} for ${listed.duration} days`,
    ),
  );
  return { priced: prices.data.filter(({ minimum_price }) => minimum_price > 0).length, large };
}

/**
 * Prices that look like cents: advice, since a trip may be that dear. Where every tour has one, or the only tour nothing else, it is no longer one dear
 * trip, but the unit. CALL-54.
 */
export function checkPriceSizes(tours: readonly TourSubject[]): Finding[] {
  const found = tours.map(findLarge).filter(({ priced }) => priced > 0);
  const large = found.flatMap((tour) => tour.large);
  const isUnit = found.length === 1 ? found[0]?.large.length === found[0]?.priced : found.every((tour) => tour.large.length > 0);
  return isUnit ? large.map((finding) => ({ ...finding, rule: 'euros', remedy })) : large;
}
