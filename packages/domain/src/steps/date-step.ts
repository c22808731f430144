import type { CabinSelection } from '../cabins/selection.ts';
import type { CalendarDay } from '../calendar/calendar-days.ts';
import { cheapestDays } from '../calendar/cheapest-days.ts';
import type { SeasonDates } from '../calendar/month-range.ts';
import { isOutsideSeason } from '../calendar/season.ts';
import { getYearMonth, type YearMonth } from '../date/year-month.ts';
import type { IsoDate } from '../schema/common.ts';
import { type ChosenTrip, chosenTrip } from './chosen-trip.ts';
import type { ShownMonths } from './shown-months.ts';

/** What is on sale, as far as it is loaded. */
export type DateOffer = Pick<ShownMonths, 'months' | 'month' | 'wideOnly' | 'range'> & {
  /** The days of the loaded months, for the party. */
  days: ReadonlyMap<IsoDate, CalendarDay>;
  /** The months whose departures are there, and those whose departures are loading. */
  loaded: readonly YearMonth[];
  loading: readonly YearMonth[];
  /** Null until the tour is loaded. */
  season: SeasonDates | null;
  /** Why the tour has nothing to book; null if it has, and until that is known. DATE-50. */
  ended: 'over' | 'none' | null;
  today: IsoDate;
};

/** What was chosen: a day, perhaps one of its departures, and the size of the party. */
export type DateRequest = { date?: IsoDate | undefined; departure?: string | undefined; party: number };

/** The same with the cabins, as the address has it. */
export type DateChoice = DateRequest & { cabins: CabinSelection };

/** Chooses a day, or one of its departures; null for none. The chosen cabins are those of another departure. */
export const chooseDay = (date: IsoDate | null, departure?: string): Omit<DateChoice, 'party'> => ({
  date: date ?? undefined,
  departure,
  cabins: {},
});

/** A day that cannot be booked any more, as it was when that was found; undefined if it has no departure. */
export type LostDay = { date: IsoDate; day: CalendarDay | undefined };

/** What the date step shows for a choice. */
export type DateStep = DateOffer &
  Omit<ChosenTrip, 'fitting'> & {
    party: number;
    /** The requested day, if none of its departures fits the party, or if it is outside the season: it leaves the address. DATE-25. */
    lost: LostDay | null;
    selected: IsoDate | null;
    /** The party can only request the selected day. */
    isOnRequest: boolean;
    /** The days of the shown months with the lowest price. None while a month is loading, which may have a lower one. DATE-38. */
    lowest: ReadonlySet<IsoDate>;
    /** The first of them. */
    firstLowest: CalendarDay | undefined;
  };

function lostDay({ days, loaded, season }: DateOffer, date: IsoDate): LostDay | null {
  const day = days.get(date);
  const isOutside = season !== null && isOutsideSeason(date, season);
  const isGone = loaded.includes(getYearMonth(date)) && (!day || day.state === 'unavailable');
  return isOutside || isGone ? { date, day } : null;
}

/** The date step as a function of offer and request: its container and its stories show the same. */
export function dateStep(offer: DateOffer, { date, departure, party }: DateRequest): DateStep {
  const { days, months, loading, ended, today } = offer;
  const lost = date ? lostDay(offer, date) : null;
  const selected = date && !lost && ended === null ? date : null;
  const day = selected ? days.get(selected) : undefined;
  const { fitting: _, ...trip } = chosenTrip(day, { party, departure, today });
  const lowest = cheapestDays(days, loading.length > 0 ? [] : (months ?? []));
  const [first] = [...lowest].toSorted();
  return {
    ...offer,
    ...trip,
    party,
    lost,
    selected,
    isOnRequest: day?.state === 'on_request',
    lowest,
    firstLowest: first && days.get(first),
  };
}
