import { translationQueries } from '@booking/api/queries';
import { calendarDays, departureDay, fittingDepartures, isOutsideSeason } from '@booking/domain/calendar';
import { getYearMonth, isBookable } from '@booking/domain/date';
import type { Departure, IsoDate } from '@booking/domain/schema';
import { useFormat } from '@booking/ui/i18n';
import { ShipView } from '@booking/ui/steps/ship';
import { TripPanel } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePortNames } from '../../app/local-texts.ts';
import { usePreload } from '../../app/preload.ts';
import { useServices, useToday } from '../../app/services.ts';
import { joinTourNames, useTourNames } from '../../app/tour-names.ts';
import { useSearchState } from '../../app/use-search-state.ts';
import { ClosedTripSlot } from '../../checkout/closed-trip-slot.tsx';
import { FromPrice, useFromNote } from '../../choosing/from-price.tsx';
import { isNotFound, useLoadError } from '../../choosing/load-error.ts';
import { sharedTrip } from '../../choosing/shared-trip.ts';
import { TourNotFound } from '../../choosing/tour-not-found.tsx';
import { useMandatoryCosts } from '../../choosing/use-mandatory-costs.ts';
import { useSeason } from '../../choosing/use-season.ts';
import { useStepError } from '../../choosing/use-step-error.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { shipChoices } from './ship-choices.ts';

const noDepartures: readonly Departure[] = [];
const noTourNames = { tourName: null, tourLanguage: null };

/** Step 2: ship choice. A tour that does not exist shows a not-found page, a date that can no longer be booked a way to others. */
export function ShipContainer(): ReactNode {
  const { ship } = useScreens();
  const params = ship.useParams();
  const { party } = ship.useSearch();
  const tour = params.tour;
  const date = params.date as IsoDate;
  const { detail } = useSeason(tour);
  const today = useToday();
  if (!detail.data && isNotFound(detail.error)) return <TourNotFound />;
  if (!isBookable(date, today)) return <ClosedTripSlot tour={tour} date={date} party={party} />;
  return <ShipStep key={`${tour} ${date}`} tour={tour} date={date} />;
}

function ShipStep({ tour, date }: { tour: string; date: IsoDate }): ReactNode {
  const { date: formatDate, dateRange } = useFormat();
  const services = useServices();
  const { client, tourQueries, runtime } = services;
  const today = useToday();
  const screens = useScreens();
  const { href: toHref } = useHrefs();
  const [{ party, departure: chosen, cabins }, change] = useSearchState(screens.ship.useSearch());
  const [picked, setPicked] = useState(false);

  const { detail, known, isReady } = useSeason(tour);
  const isOutside = known !== null && isOutsideSeason(date, known);
  const departures = useQuery({ ...tourQueries.departures(tour, getYearMonth(date)), enabled: isReady && !isOutside });
  const onSale = isOutside ? noDepartures : departures.data;
  const ships = useQuery(translationQueries(client).ships());
  // If the translations fail, the ship's own name is shown. While they are loading, no texts are shown that they would change.
  const translations = ships.data ?? (ships.isError ? [] : null);
  const getNames = useTourNames();
  const portNames = usePortNames();
  const choices =
    onSale && translations && getNames && portNames
      ? shipChoices({ departures: onSale, date, party, today, translations, portNames, language: runtime.language, getNames })
      : null;
  const selected = choices?.length === 1 ? choices[0] : choices?.find(({ departureId }) => departureId === chosen);
  const departure = onSale?.find(({ id }) => id === selected?.departureId) ?? null;

  const joined = tour.includes(':') ? tour : undefined;
  /** The cabins are those of the departure in the address: another one has others. */
  const keptFor = (id: string) => ({ departure: id, cabins: id === chosen ? cabins : {} });
  const back = toHref({
    to: screens.date.to,
    params: { tour },
    search: { date, party, ...(selected && keptFor(selected.departureId)) },
  });
  const href = selected
    ? toHref({
        to: screens.cabins.to,
        params: { departure: selected.departureId },
        search: { party, tours: joined, cabins: keptFor(selected.departureId).cabins },
      })
    : null;
  usePreload(href, picked);
  const { error, attempt } = useStepError('choose-ship', !selected);
  const loadError = useLoadError([{ query: departures, code: 'no-departure' }]);
  const layout = useStepLayout({ departure_date: back });
  const offered = choices ? fittingDepartures(onSale ?? noDepartures, party, date, today) : null;
  const details = departure ? sharedTrip([departure]) : offered ? sharedTrip(offered) : loadError ? null : undefined;
  // The first day is known before the ships are loaded.
  const dates = details?.end_date ? dateRange(date, details.end_date) : formatDate(date, 'medium');
  const shipNames = new Set((selected ? [selected] : choices)?.map(({ shipName }) => shipName));
  const shown = departure ? [departure] : (onSale ?? []).filter((one) => one.date === date);
  const day = departure ? departureDay(departure, party, today) : calendarDays(shown, party, today).get(date);
  const from = { price: day?.priceFrom ?? null, reduced: day?.reduced ?? null };
  const note = useFromNote(from);
  const costs = useMandatoryCosts(departure);
  const tours = shown.length > 0 ? shown.map(({ tour_id: id, tour_name: name }) => ({ id, name })) : (detail.data?.tours ?? []);
  const { tourName, tourLanguage } = getNames ? joinTourNames(tours.map(({ id, name }) => getNames(id, name))) : noTourNames;

  return (
    <ShipView
      {...layout}
      aside={
        <Aside>
          <TripPanel
            picture={tourPicture(services, tour)}
            tourName={tourName || (details === undefined ? undefined : null)}
            tourLanguage={tourLanguage}
            portNames={portNames}
            departure={details}
            shipName={shipNames.size === 1 ? [...shipNames][0] : null}
            shipIsOpen={shipNames.size > 1}
            dates={dates}
            party={party}
            onRequest={selected?.state === 'on_request'}
            from={choices || loadError ? <FromPrice {...from} /> : null}
          />
          <ShareSlot
            trip={shown.length > 0 && tourName ? { tour: tourName, date, endDate: details?.end_date ?? null, persons: party } : null}
          />
        </Aside>
      }
      back={{ href: back }}
      next={choices?.length === 0 || loadError ? null : href ? { href } : { onClick: attempt }}
      bar={{ total: null, dates, note }}
      date={date}
      choices={choices}
      costs={costs}
      selected={selected?.departureId ?? null}
      hrefOf={(id) => toHref({ to: screens.ship.to, params: { tour, date }, search: { party, ...keptFor(id) } })}
      onSelect={(id) => {
        setPicked(true);
        change((before) => ({ departure: id, cabins: id === before.departure ? before.cabins : {} }));
      }}
      error={error}
      loadError={loadError}
    />
  );
}
