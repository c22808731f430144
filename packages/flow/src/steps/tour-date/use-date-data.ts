import type { DateOffer, DateRequest } from '@booking/domain/steps';
import { usePortNames } from '../../app/local-texts.ts';
import { useServices, useToday } from '../../app/services.ts';
import { joinTourNames, useTourNames } from '../../app/tour-names.ts';
import { useLoadError } from '../../trip/load-error.ts';
import { useSeason } from '../../trip/use-season.ts';
import { useDepartures } from './use-departures.ts';
import { useMonthOptions } from './use-month-options.ts';
import { useNoDepartures } from './use-no-departures.ts';
import { useMonthPrefetch, useShownMonths } from './use-shown-months.ts';

/** The data of the date step, in the visitor's language. Departures are requested of the shown months, and of that of the chosen date. */
export function useDateData(tour: string, { date, party }: DateRequest) {
  const { runtime } = useServices();
  const today = useToday();
  const { detail, known: season, isReady } = useSeason(tour);
  const ended = useNoDepartures(tour, season);
  const { months, month, wideOnly, range, show, onFit } = useShownMonths({ date, season });
  const departures = useDepartures({
    tour,
    months: months ?? [],
    date,
    party,
    season,
    isReady: isReady && ended.reason === null && !ended.isPending,
  });
  const { days, loaded, loading, failed } = departures;
  const options = useMonthOptions({ tour, party, months, range, days, loading });
  const prefetch = useMonthPrefetch({ tour, months, range, isReady: season !== null && loading.length === 0 });
  const loadError = useLoadError([
    { query: detail, code: 'tour-data-failed' },
    ...failed.map((query) => ({ query, code: 'tour-data-failed' }) as const),
  ]);
  const getNames = useTourNames();
  const portNames = usePortNames();
  const tours = detail.data?.tours;
  const names = getNames && tours ? joinTourNames(tours.map(({ id, name }) => getNames(id, name))) : null;
  // While it is not known whether the tour has departures, no calendar is shown.
  const offer: DateOffer = {
    months: ended.isPending ? null : months,
    month,
    wideOnly,
    range,
    days,
    loaded,
    loading,
    season,
    ended: ended.reason,
    today,
  };
  return {
    offer,
    options,
    navigation: { onMonth: show, onIntend: prefetch, onFit },
    getNames,
    names,
    portNames,
    /** Null if it cannot be loaded, undefined while it is loading. */
    tourName: names?.tourName ?? (detail.isError ? null : undefined),
    tour: names?.tourName && tours?.[0] ? toTour(names, tours) : null,
    phone: runtime.facts.phones[0]?.number ?? null,
    loadError,
    /** The tour could not be loaded, and neither address nor session has a date: there is no month to show. */
    isFailed: months === null && loadError !== null,
  };
}

type Names = ReturnType<typeof joinTourNames>;

/** As long as the longest of joined tours. */
const toTour = ({ tourName, tourLanguage }: Names, tours: readonly { duration: number }[]) => ({
  name: tourName,
  language: tourLanguage,
  days: Math.max(...tours.map(({ duration }) => duration)),
});

export type DateData = ReturnType<typeof useDateData>;
