import { translationQueries } from '@booking/api';
import { monthOf } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { ShipView } from '@booking/ui/steps/ship';
import { TripPanel } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useServices } from '../boot/services.ts';
import { useNavigateTo } from '../boot/use-navigate-to.ts';
import { useProgress } from '../boot/use-progress.tsx';
import { Aside } from './aside.tsx';
import { useAddressValue } from './selection-address-value.ts';
import { useFault } from './selection-fault.ts';
import { FromPrice } from './selection-from-price.tsx';
import { usePreload } from './selection-preload.ts';
import { useStepError } from './selection-step-error.ts';
import { SummaryPlace } from './selection-summary-place.tsx';
import { shipChoices } from './ship-choices.ts';

const route = getRouteApi('/tours/$tour/date/$date');

/** Step 2: ship choice. Specification section 2. */
export function ShipContainer(): ReactNode {
  const { tour, date } = route.useParams();
  return <ShipStep key={`${tour} ${date}`} tour={tour} date={date as IsoDate} />;
}

function ShipStep({ tour, date }: { tour: string; date: IsoDate }): ReactNode {
  const { t } = useTranslation('departures');
  const { date: formatDate, dateRange, money } = useFormat();
  const { client, tourQueries, hrefs, runtime, today } = useServices();
  const { party, departure: inAddress } = route.useSearch();
  const navigateTo = useNavigateTo();
  const [chosen, choose] = useAddressValue(inAddress, String, (id) =>
    navigateTo(hrefs.ship(tour, date, { party, departure: id }), { replace: true }),
  );
  const [picked, setPicked] = useState(false);

  const departures = useQuery(tourQueries.departures(tour, monthOf(date)));
  const ships = useQuery(translationQueries(client).ships());
  // Without translations the ship's own name stands; while they may still come, nothing is shown that they would change.
  const translations = ships.data ?? (ships.isError ? [] : null);
  const choices =
    departures.data && translations
      ? shipChoices({ departures: departures.data, date, party, today: today(), translations, language: runtime.language })
      : null;
  const selected = choices?.length === 1 ? choices[0] : choices?.find(({ departureId }) => departureId === chosen);
  const departure = departures.data?.find(({ id }) => id === selected?.departureId) ?? null;

  const tours = tour.includes(':') ? tour : undefined;
  const back = hrefs.date(tour, { date, party });
  const href = selected ? hrefs.cabins(selected.departureId, { party, tours }) : null;
  usePreload(href, picked);
  const { error, attempt } = useStepError('choose-ship', !selected);
  const fault = useFault([{ query: departures, code: 'no-departure' }]);
  const progress = useProgress(2, { departure_date: back });
  const dates = selected ? dateRange(selected.date, selected.endDate) : null;
  // The bar's line is there from the start: the day is known before the ships are.
  const barDates = dates ?? formatDate(date, 'medium');
  const from = selected?.priceFrom ?? null;
  const tourNames = new Set(departures.data?.filter((one) => one.date === date).map(({ tour_name }) => tour_name));

  return (
    <ShipView
      progress={progress}
      aside={
        <Aside>
          <SummaryPlace>
            <TripPanel
              tourName={departure?.tour_name ?? (tourNames.size > 0 ? [...tourNames].join(' · ') : null)}
              departure={departure}
              shipName={selected?.shipName ?? null}
              dates={dates}
              onRequest={selected?.state === 'on_request'}
            >
              <FromPrice price={from} />
            </TripPanel>
          </SummaryPlace>
        </Aside>
      }
      back={{ href: back }}
      next={choices?.length === 0 || fault ? null : href ? { href } : { onClick: attempt }}
      bar={{
        total: null,
        dates: barDates,
        ...(from !== null && { note: t('fromPerPerson', { price: money(from, { whole: true }) }) }),
      }}
      date={date}
      choices={choices}
      selected={selected?.departureId ?? null}
      onSelect={(id) => {
        setPicked(true);
        choose(() => id);
      }}
      error={error}
      loadError={fault}
    />
  );
}
