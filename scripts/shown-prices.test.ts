import { expect, test } from 'vitest';
import { createReads } from '../apps/backend/src/http/reads.ts';
import { endpoints } from '../packages/api/src/endpoints/index.ts';
import { createDemoCatalogue } from '../packages/demo-catalogue/src/index.ts';
import { type CalendarDay, calendarDays, cheapestDays, departureDay, monthPrices } from '../packages/domain/src/calendar/index.ts';
import { addDays, getYearMonth, today, type YearMonth } from '../packages/domain/src/date/index.ts';
import { ceilToEuro, formatMoney } from '../packages/domain/src/money/index.ts';
import type { Departure } from '../packages/domain/src/schema/index.ts';
import { getCellPrice, getDayName } from '../packages/ui/src/calendar/day-texts.ts';
import { createFormat } from '../packages/ui/src/i18n/use-format.ts';

const day = today();
const catalogue = createDemoCatalogue(() => day);
const reads = createReads(catalogue, () => day);
const { money } = createFormat('en');
/** The keys of the texts and their values: what a name says, without the words. */
const words = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as never;

/** The departures of a tour, parsed as the front end parses them. */
async function getDepartures(id: string): Promise<readonly Departure[]> {
  const years = [0, 365, 730].map(async (ahead) => {
    const query = { start: addDays(day, ahead), end: addDays(day, ahead + 365) };
    const { body } = await reads.tourDepartures({ params: { id }, query });
    const parsed = endpoints.tourDepartures.response['~standard'].validate(body(() => ({}))) as { value: readonly Departure[] };
    return parsed.value;
  });
  return (await Promise.all(years)).flat();
}

const tours = await Promise.all(catalogue.tours.map(async ({ id, name }) => ({ name, departures: await getDepartures(id) })));

/** The lowest price of the list's rows that are in the state of the day, as the list formats it. */
function lowestRow({ departures, state }: CalendarDay, party: number): number {
  const rows = departures.map((departure) => departureDay(departure, party, day)).filter((row) => row.state === state);
  return Math.min(...rows.map(({ priceFrom, reduced }) => reduced?.amount ?? priceFrom ?? Number.POSITIVE_INFINITY));
}

const toEuros = (text: string | null): number => Number(text?.replace(/[€,]/g, ''));

test.each([1, 2, 4, 8, 20])(
  'for %i people the cells, names, list and month list of every tour show one price: what is paid (DATE-8, DATE-29, DATE-38)',
  (party) => {
    let priced = 0;
    for (const { name: tour, departures } of tours) {
      const days = calendarDays(departures, party, day);
      const months = [...new Set(departures.map(({ date }) => getYearMonth(date)))];
      const ofMonths = monthPrices(days.values(), months);
      const cells = new Map<YearMonth, number[]>();
      for (const shown of days.values()) {
        const cell = getCellPrice(shown, money);
        if (shown.state === 'unavailable') {
          expect({ tour, date: shown.date, cell }).toEqual({ tour, date: shown.date, cell: null });
          continue;
        }
        priced += 1;
        const month = getYearMonth(shown.date);
        const inMonth = ofMonths.get(month);
        const at = { tour, date: shown.date };
        expect({ ...at, cell }).toEqual({ ...at, cell: formatMoney(ceilToEuro(lowestRow(shown, party) as never), 'en', { whole: true }) });
        expect(getDayName(shown.date, shown, false, { t: words, tDepartures: words, money })).toContain(`from ${cell}`);
        expect(inMonth, `${tour}, ${month}`).toBeLessThanOrEqual(lowestRow(shown, party));
        cells.set(month, [...(cells.get(month) ?? []), toEuros(cell)]);
      }
      for (const month of months) {
        const shown = cells.get(month);
        const option = ofMonths.get(month) ?? null;
        expect(option === null ? null : toEuros(money(ceilToEuro(option), { whole: true }))).toBe(shown ? Math.min(...shown) : null);
        for (const date of cheapestDays(days, [month]))
          expect(toEuros(getCellPrice(days.get(date), money))).toBe(Math.min(...(shown ?? [])));
      }
    }
    expect(priced).toBeGreaterThan(100);
  },
);
