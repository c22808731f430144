import { departureDay, fittingDepartures, type LostDateReason, lostDateReason } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { useFormat } from '@booking/ui/i18n';
import { useIsHydrating } from '@booking/ui/primitives';
import { TourDateView } from '@booking/ui/steps/tour-date';
import { TripPanel } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePreload } from '../../app/preload.ts';
import { useServices, useToday } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { useSearchState } from '../../app/use-search-state.ts';
import { whenIdle } from '../../app/when-idle.ts';
import { FromPrice, useFromNote } from '../../choosing/from-price.tsx';
import { isNotFound, useLoadError } from '../../choosing/load-error.ts';
import { TourNotFound } from '../../choosing/tour-not-found.tsx';
import { useMandatoryCosts } from '../../choosing/use-mandatory-costs.ts';
import { useSeason } from '../../choosing/use-season.ts';
import { useStepError } from '../../choosing/use-step-error.ts';
import { Aside } from '../../layout/aside.tsx';
import { ContinueSlot } from '../../layout/continue-slot.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { sessionDateItem } from '../../storage/items.ts';
import { useStored } from '../../storage/use-stored.ts';
import { leadsToTourList } from './leads-to-tour-list.ts';
import { adjacentMonths, firstMonth, monthOptions, shownMonths, toMonthRange } from './months.ts';
import { useCalendarWidth } from './use-calendar-width.ts';
import { useClosestDays } from './use-closest-days.ts';
import { useDepartures } from './use-departures.ts';

/** Step 1: tour date. A tour that does not exist shows a not-found page. DATE-1, DATE-33. */
export function TourDateContainer(): ReactNode {
  const { tour } = useScreens().date.useParams();
  const { detail } = useSeason(tour);
  if (!detail.data && isNotFound(detail.error)) return <TourNotFound />;
  return <TourDateStep key={tour} tour={tour} />;
}

function TourDateStep({ tour }: { tour: string }): ReactNode {
  const { dateRange } = useFormat();
  const services = useServices();
  const { tourQueries, queryClient, runtime } = services;
  const screens = useScreens();
  const { href: toHref } = useHrefs();
  const [{ date, party, departure: chosenId, cabins }, change] = useSearchState(screens.date.useSearch());
  const [lost, setLost] = useState<{ date: IsoDate; reason: LostDateReason } | null>(null);
  const [picked, setPicked] = useState(false);

  const { detail, known, isReady } = useSeason(tour);
  const prices = useQuery(tourQueries.prices(tour));
  const range = toMonthRange(known);

  // The initial month is set once: choosing a date must not change the shown month. A server has no session storage.
  const [initialMonth, setMonth] = useState<YearMonth | null>(null);
  const isHydrating = useIsHydrating();
  const stored = useStored(sessionDateItem, (item) => item.peek());
  const sessionDate = isHydrating ? null : stored;
  const currentDay = useToday();
  const first = initialMonth ?? firstMonth({ searchDate: date, sessionDate, detail: known, today: currentDay });
  if (first && initialMonth === null && !isHydrating) setMonth(first);
  const width = useCalendarWidth();
  const months = first ? shownMonths(first, width, range) : null;
  const narrow = first ? shownMonths(first, 1, range) : [];

  const { days, loading, failed, gone, today } = useDepartures({
    tour,
    months: months ?? [],
    date,
    party,
    season: known,
    isReady,
  });
  const selected = gone ? null : (date ?? null);
  useEffect(() => {
    if (!gone || !date) return;
    setLost({ date, reason: lostDateReason(date, days.get(date), { season: known, today }) });
    change(() => ({ date: undefined, departure: undefined, cabins: {} }));
  });

  const shownLost = selected === null ? lost : null;
  const closest = useClosestDays({
    tour,
    date: shownLost?.date ?? null,
    party,
    months: months ?? [],
    range,
    firstAvailable: known?.first_available ?? null,
    days,
  });

  const prefetch = (month: YearMonth) => void queryClient.prefetchQuery(tourQueries.departures(tour, month));
  // The range is known once the tour is loaded.
  const adjacent = months && known && loading.length === 0 ? adjacentMonths(months, range).join(' ') : '';
  useEffect(() => {
    if (adjacent === '') return undefined;
    return whenIdle(() => {
      for (const month of adjacent.split(' ')) void queryClient.prefetchQuery(tourQueries.departures(tour, month as YearMonth));
    });
  }, [adjacent, queryClient, tourQueries, tour]);

  const day = selected ? days.get(selected) : undefined;
  const fitting = day ? fittingDepartures(day.departures, party, day.date, today) : [];
  const only = fitting.length === 1 ? fitting[0] : fitting.find(({ id }) => id === chosenId);
  const ends = only ? [only.end_date] : [...new Set(fitting.map(({ end_date }) => end_date))];
  const dates = day && ends.length === 1 && ends[0] ? dateRange(day.date, ends[0]) : null;
  const chosenDay = only ? departureDay(only, party, today) : day;
  const from = { price: chosenDay?.priceFrom ?? null, reduced: chosenDay?.reduced ?? null };
  const note = useFromNote(from);
  const costs = useMandatoryCosts(chosenDay?.priced ?? null);
  const getNames = useTourNames();
  const tours = detail.data?.tours;
  const tourName = (getNames && tours?.map(({ id, name }) => getNames(id, name).shown).join(' · ')) ?? null;

  const anyDay = toHref({ to: screens.date.to, params: { tour }, search: { date: today, party } });
  const toDayHref = useCallback((chosen: IsoDate) => anyDay.replace(`date=${today}`, `date=${chosen}`), [anyDay, today]);
  const href = selected
    ? toHref({ to: screens.ship.to, params: { tour, date: selected }, search: { party, departure: chosenId, cabins } })
    : null;
  usePreload(day ? href : null, picked);
  const { error, attempt } = useStepError('select-date', selected === null);
  const loadError = useLoadError([
    { query: detail, code: 'tour-data-failed' },
    ...failed.map((query) => ({ query, code: 'tour-data-failed' }) as const),
  ]);
  const layout = useStepLayout();

  /** Another day or departure drops the cabins, which are those of the former one. */
  const select = (chosen: IsoDate | null, departure?: string) => {
    setLost(null);
    setPicked(true);
    const item = sessionDateItem(services);
    if (chosen) item.write(chosen);
    else item.clear();
    change(() => ({ date: chosen ?? undefined, departure, cabins: {} }));
  };

  return (
    <>
      <TourDateView
        {...layout}
        aside={
          <Aside>
            <TripPanel
              picture={tourPicture(services, tour)}
              tourName={tourName ?? '…'}
              departure={only ?? null}
              dates={dates}
              party={party}
              onRequest={day?.state === 'on_request'}
              from={<FromPrice {...from} />}
            />
            <ShareSlot
              trip={
                selected && tourName
                  ? {
                      tour: only && getNames ? getNames(only.tour_id, only.tour_name).shown : tourName,
                      date: selected,
                      endDate: only?.end_date ?? null,
                      persons: party,
                    }
                  : null
              }
            />
          </Aside>
        }
        back={leadsToTourList(runtime) ? { href: toHref({ to: screens.tourList.to, search: { all: '1' } }) } : null}
        next={href ? { href } : { onClick: attempt }}
        bar={{ total: null, dates, note }}
        tour={tours?.[0] && tourName ? { name: tourName, days: Math.max(...tours.map(({ duration }) => duration)) } : null}
        party={party}
        onParty={(value) => change(() => ({ party: value }))}
        month={first}
        months={months}
        wideOnly={isHydrating ? months?.find((month) => !narrow.includes(month)) : undefined}
        range={range}
        monthOptions={months?.[0] ? monthOptions(range, prices.data ?? [], months[0]) : []}
        days={days}
        loading={loading}
        today={today}
        selected={selected}
        departure={only?.id ?? null}
        hrefOfDay={toDayHref}
        onSelect={select}
        onMonth={setMonth}
        onIntendMonth={prefetch}
        costs={costs}
        error={error}
        lost={shownLost && { ...shownLost, closest }}
        loadError={loadError}
      />
      {/* Not for those who are choosing already: the line would cover what they press. */}
      {selected === null && !picked ? <ContinueSlot /> : null}
    </>
  );
}
