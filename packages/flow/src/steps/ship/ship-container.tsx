import { translationQueries } from '@booking/api/queries';
import { getYearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { ShipView } from '@booking/ui/steps/ship';
import { TripPanel } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePreload } from '../../app/preload.ts';
import { useServices, useToday } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { useSearchState } from '../../app/use-search-state.ts';
import { FromPrice } from '../../choosing/from-price.tsx';
import { useLoadError } from '../../choosing/load-error.ts';
import { SummarySlot } from '../../choosing/summary-slot.tsx';
import { useStepError } from '../../choosing/use-step-error.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { shipChoices } from './ship-choices.ts';

/** Step 2: ship choice. SHIP-1. */
export function ShipContainer(): ReactNode {
  const { tour, date } = useScreens().ship.useParams();
  return <ShipStep key={`${tour} ${date}`} tour={tour} date={date as IsoDate} />;
}

function ShipStep({ tour, date }: { tour: string; date: IsoDate }): ReactNode {
  const { t } = useTranslation('departures');
  const { date: formatDate, dateRange, money } = useFormat();
  const { client, tourQueries, runtime } = useServices();
  const today = useToday();
  const screens = useScreens();
  const { href: toHref } = useHrefs();
  const [{ party, departure: chosen }, change] = useSearchState(screens.ship.useSearch());
  const [picked, setPicked] = useState(false);

  const departures = useQuery(tourQueries.departures(tour, getYearMonth(date)));
  const ships = useQuery(translationQueries(client).ships());
  // If the translations fail, the ship's own name is shown. While they are loading, no texts are shown that they would change.
  const translations = ships.data ?? (ships.isError ? [] : null);
  const getNames = useTourNames();
  const choices =
    departures.data && translations && getNames
      ? shipChoices({ departures: departures.data, date, party, today, translations, language: runtime.language, getNames })
      : null;
  const selected = choices?.length === 1 ? choices[0] : choices?.find(({ departureId }) => departureId === chosen);
  const departure = departures.data?.find(({ id }) => id === selected?.departureId) ?? null;

  const tours = tour.includes(':') ? tour : undefined;
  const back = toHref({ to: screens.date.to, params: { tour }, search: { date, party } });
  const href = selected ? toHref({ to: screens.cabins.to, params: { departure: selected.departureId }, search: { party, tours } }) : null;
  usePreload(href, picked);
  const { error, attempt } = useStepError('choose-ship', !selected);
  const loadError = useLoadError([{ query: departures, code: 'no-departure' }]);
  const layout = useStepLayout({ departure_date: back });
  const dates = selected ? dateRange(selected.date, selected.endDate) : null;
  // The bar shows the date at once: it is known before the ships are loaded.
  const barDates = dates ?? formatDate(date, 'medium');
  const from = selected?.priceFrom ?? null;
  const shown = departure ? [departure] : (departures.data ?? []).filter((one) => one.date === date);
  const tourNames = new Set(getNames ? shown.map(({ tour_id, tour_name }) => getNames(tour_id, tour_name).shown) : []);

  return (
    <ShipView
      {...layout}
      aside={
        <Aside>
          <SummarySlot>
            <TripPanel
              // Shown together with ship and dates: otherwise these would shift the content below.
              tourName={choices && tourNames.size > 0 ? [...tourNames].join(' · ') : null}
              departure={departure}
              shipName={selected?.shipName ?? null}
              dates={dates}
              onRequest={selected?.state === 'on_request'}
            >
              <FromPrice price={from} />
            </TripPanel>
          </SummarySlot>
          <ShareSlot />
        </Aside>
      }
      back={{ href: back }}
      next={choices?.length === 0 || loadError ? null : href ? { href } : { onClick: attempt }}
      bar={{
        total: null,
        dates: barDates,
        ...(from !== null && { note: t('fromPerPerson', { price: money(from, { whole: true }) }) }),
      }}
      date={date}
      choices={choices}
      selected={selected?.departureId ?? null}
      hrefOf={(id) => toHref({ to: screens.ship.to, params: { tour, date }, search: { party, departure: id } })}
      onSelect={(id) => {
        setPicked(true);
        change(() => ({ departure: id }));
      }}
      error={error}
      loadError={loadError}
    />
  );
}
