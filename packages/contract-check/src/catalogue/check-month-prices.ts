import { getYearMonth, toYearMonth } from '@booking/domain/date';
import { centsToEuros } from '@booking/domain/money';
import { reducedPrice } from '@booking/domain/pricing';
import type { Departure, MonthPrice } from '@booking/domain/schema';
import { type Finding, findRepeated, findWhen } from '../finding.ts';
import { isMixed } from './check-euros.ts';
import { getDepartures, type TourSubject } from './tour-subject.ts';

/**
 * The prices of a tour's months compared with its departures. A month with a departure of unknown availability is skipped: the price may be
 * that departure's. CALL-16, CALL-54.
 */
export function checkMonthPrices(subject: TourSubject): Finding[] {
  const { prices } = subject;
  if (!prices) return [];
  const departures = getDepartures(subject);
  /** The price itself, and less the departure's own voucher: a backend may count it. */
  const toPrices = ({ availability, voucher }: Departure, key: 'minimum_price' | 'maximum_price'): (number | undefined)[] => {
    const price = availability?.[key];
    const reduced = price === undefined ? null : reducedPrice(price, voucher);
    return reduced ? [price, reduced.amount] : [price];
  };
  const known = (key: 'minimum_price' | 'maximum_price', month: string): Set<number | undefined> =>
    new Set(departures.filter(({ date }) => getYearMonth(date) === month).flatMap((departure) => toPrices(departure, key)));

  const checkMonth = (price: MonthPrice, index: number): Finding[] => {
    const month = toYearMonth(price.year, price.month);
    if (price.minimum_price > price.maximum_price)
      return findWhen(true, 'price-range', prices, `${index}.minimum_price`, 'above maximum_price');
    return (['minimum_price', 'maximum_price'] as const).flatMap((key) => {
      const ofDepartures = known(key, month);
      const isUnknown = ofDepartures.size > 0 && !ofDepartures.has(undefined) && !ofDepartures.has(price[key]);
      const inCents = [...ofDepartures].find((other) => other !== undefined && isMixed(price[key], other));
      const at = `${index}.${key}`;
      if (isUnknown && inCents !== undefined)
        return findWhen(true, 'euros', prices, at, `${centsToEuros(price[key])}, a departure in ${month} ${inCents / 100}`);
      return findWhen(isUnknown, 'month-price', prices, at, `${centsToEuros(price[key])} is the ${key} of no departure in ${month}`);
    });
  };

  return [
    ...findRepeated('month-once', prices, '', prices.data, ({ year, month }) => toYearMonth(year, month)),
    ...prices.data.flatMap(checkMonth),
  ];
}
