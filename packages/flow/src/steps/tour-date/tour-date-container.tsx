import type { IsoDate } from '@booking/domain/schema';
import { chosenTrip } from '@booking/domain/steps';
import { useFormat } from '@booking/ui/i18n';
import { useLater } from '@booking/ui/primitives';
import { TourDateView } from '@booking/ui/steps/tour-date';
import { type ReactNode, useCallback, useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { lazyFile } from '../../app/load-file.ts';
import { usePreload } from '../../app/preload.ts';
import { useServices } from '../../app/services.ts';
import { joinTourNames, useTourNames } from '../../app/tour-names.ts';
import { useSearchState } from '../../app/use-search-state.ts';
import { FromPrice, useFromNote } from '../../choosing/from-price.tsx';
import { isNotFound, useLoadError } from '../../choosing/load-error.ts';
import { TourNotFound } from '../../choosing/tour-not-found.tsx';
import { useMandatoryCosts } from '../../choosing/use-mandatory-costs.ts';
import { useSeason } from '../../choosing/use-season.ts';
import { useStepError } from '../../choosing/use-step-error.ts';
import { ContinueSlot } from '../../layout/continue-slot.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { sessionDateItem } from '../../storage/items.ts';
import { DateAside } from './date-aside.tsx';
import { leadsToTourList } from './leads-to-tour-list.ts';
import { useDepartures } from './use-departures.ts';
import { useLostDate } from './use-lost-date.ts';
import { useMonthOptions } from './use-month-options.ts';
import { useNoDepartures } from './use-no-departures.ts';
import { useMonthPrefetch, useShownMonths } from './use-shown-months.ts';

const loadLostDate = () => import('./lost-date.tsx');
const DepartureList = lazyFile(() => import('@booking/ui/steps/departure-list'), 'DepartureList');

/** Step 1: tour date. A tour that does not exist shows a not-found page. */
export function TourDateContainer(): ReactNode {
  const { tour } = useScreens().date.useParams();
  const { detail } = useSeason(tour);
  if (!detail.data && isNotFound(detail.error)) return <TourNotFound />;
  return <TourDateStep key={tour} tour={tour} />;
}

function TourDateStep({ tour }: { tour: string }): ReactNode {
  const { dateRange } = useFormat();
  const services = useServices();
  const { runtime } = services;
  const screens = useScreens();
  const { href: toHref } = useHrefs();
  const [{ date, party, departure: chosenId, cabins }, change] = useSearchState(screens.date.useSearch());
  const [picked, setPicked] = useState(false);

  const { detail, known: season, isReady: isSeasonReady } = useSeason(tour);
  const ended = useNoDepartures(tour, season);
  const isReady = isSeasonReady && ended.reason === null && !ended.isPending;
  const { first, months: shown, wideOnly, range, showFrom } = useShownMonths({ date, season });
  const months = shown ?? [];
  const { days, loading, failed, gone, today } = useDepartures({ tour, months, date, party, season, isReady });
  const monthOptions = useMonthOptions({ tour, party, months, range, days, loading, today });
  const prefetch = useMonthPrefetch({ tour, months, range, isReady: season !== null && loading.length === 0 });
  /** Another day or departure drops the cabins, which are those of the former one. */
  const choose = (chosen: IsoDate | undefined, departure?: string) => change(() => ({ date: chosen, departure, cabins: {} }));
  const { lost, forget } = useLostDate({ date, gone, days, onGone: () => choose(undefined) });
  const lostDate = useLater(loadLostDate, lost !== null);

  const selected = gone || ended.reason !== null ? null : (date ?? null);
  const day = selected ? days.get(selected) : undefined;
  const { departure, details, pricedDay, from } = chosenTrip(day, { party, departure: chosenId, today });
  const dates = day && details?.end_date ? dateRange(day.date, details.end_date) : null;
  const note = useFromNote(from);
  const costs = useMandatoryCosts(pricedDay?.priced ?? null);
  const getNames = useTourNames();
  const tours = detail.data?.tours;
  const names = getNames && tours ? joinTourNames(tours.map(({ id, name }) => getNames(id, name))) : null;
  const tourName = names?.tourName ?? (detail.isError ? null : undefined);

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

  const select = (chosen: IsoDate | null, id?: string) => {
    forget();
    setPicked(true);
    const item = sessionDateItem(services);
    if (chosen) item.write(chosen);
    else item.clear();
    choose(chosen ?? undefined, id);
  };

  return (
    <>
      <TourDateView
        {...layout}
        aside={
          <DateAside
            tour={tour}
            tourName={tourName}
            tourLanguage={names?.tourLanguage}
            party={party}
            selected={selected}
            departure={departure}
            details={details}
            onRequest={day?.state === 'on_request'}
            from={<FromPrice from={from} />}
          />
        }
        back={leadsToTourList(runtime) ? { href: toHref({ to: screens.tourList.to, search: { all: '1' } }) } : null}
        next={ended.reason || (!href && !shown && loadError) ? null : href ? { href } : { onClick: attempt }}
        bar={{ total: null, dates, note }}
        tour={
          tours?.[0] && tourName
            ? { name: tourName, language: names?.tourLanguage, days: Math.max(...tours.map(({ duration }) => duration)) }
            : null
        }
        party={party}
        onParty={(value) => change(() => ({ party: value }))}
        month={first}
        months={ended.isPending ? null : shown}
        wideOnly={wideOnly}
        range={range}
        monthOptions={monthOptions}
        days={days}
        loading={loading}
        today={today}
        selected={selected}
        departure={departure?.id ?? null}
        hrefOfDay={toDayHref}
        onSelect={select}
        onMonth={showFrom}
        onIntendMonth={prefetch}
        costs={costs}
        error={error}
        renderLost={
          lostDate && lost ? (onSelect) => <lostDate.LostDate {...{ lost, tour, party, season, months, range, days, onSelect }} /> : null
        }
        DepartureList={DepartureList}
        loadError={loadError}
        ended={
          ended.reason && {
            reason: ended.reason,
            toursHref: toHref({ to: screens.tourList.to, search: { all: '1' } }),
            phone: runtime.facts.phones[0]?.number ?? null,
          }
        }
      />
      {/* Not for those who are choosing already: the line would cover what they press. */}
      {selected === null && !picked ? <ContinueSlot /> : null}
    </>
  );
}
