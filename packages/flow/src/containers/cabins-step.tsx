import { encodeCabins, personCount, setCabinCount, setPersons } from '@booking/domain/cabins';
import { quote } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { CabinsView } from '@booking/ui/steps/cabins';
import { SummaryPanel } from '@booking/ui/summary';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { tellCabinChange, tellCabinStep } from '../analytics/cart.ts';
import { useServices } from '../boot/services.ts';
import { useNavigateTo } from '../boot/use-navigate-to.ts';
import { useProgress } from '../boot/use-progress.tsx';
import { Aside } from './aside.tsx';
import { readSelection, selectionKey } from './cabins-choices.ts';
import { useCabinsData } from './cabins-data.ts';
import { startBooking } from './cabins-hand-over.ts';
import { useAddressValue } from './selection-address-value.ts';
import { usePreload } from './selection-preload.ts';
import { useStepError } from './selection-step-error.ts';
import { SummaryPlace } from './selection-summary-place.tsx';

type CabinsStepProps = { id: string; party: number; tours: string | undefined; cabins: readonly string[]; cid: string | undefined };

/** Keeps the line that the dates will stand on. */
const pending = '\u00a0';

/** Step 3 of a departure that may exist. The selection lives in the address. */
export function CabinsStep({ id, party, tours, cabins, cid }: CabinsStepProps): ReactNode {
  const { t } = useTranslation('cabins');
  const { dateRange } = useFormat();
  const services = useServices();
  const { hrefs, analytics } = services;
  const navigateTo = useNavigateTo();
  const { departure, shipName, cabinTypes, products, choices, cabinNames, productNames, fault } = useCabinsData(id);

  const inAddress = useMemo(() => readSelection(cabins, cabinTypes ?? []), [cabins, cabinTypes]);
  const [selection, change] = useAddressValue(inAddress.selection, selectionKey, (value) =>
    navigateTo(hrefs.cabins(id, { party, tours, cabins: encodeCabins(value) }), { replace: true }),
  );
  const [picked, setPicked] = useState(false);
  const update = (to: (before: typeof selection) => typeof selection) => {
    setPicked(true);
    change((before) => {
      const after = to(before);
      if (cabinTypes) tellCabinChange(analytics, before, after, cabinTypes);
      return after;
    });
  };

  useEffect(() => {
    if (departure && products) tellCabinStep(analytics, { departure, products, persons: party });
  }, [analytics, departure, products, party]);

  const persons = personCount(selection);
  const price = useMemo(
    () =>
      departure && cabinTypes && products && persons > 0
        ? quote({
            departure,
            cabinTypes,
            products,
            cabins: selection,
            passengers: [],
            country: null,
            coupon: null,
            additional: {},
            insurance: { cancellation: false, travel: false },
          })
        : null,
    [departure, cabinTypes, products, selection, persons],
  );

  const tour = tours ?? departure?.tour_id;
  const ship = tour && departure ? hrefs.ship(tour, departure.date, { party }) : null;
  const start = persons > 0 && choices ? startBooking(services, { id, cabins: encodeCabins(selection), party, tours, cid }) : null;
  usePreload(start && !start.newWindow ? start.href : null, picked);
  const { error, attempt } = useStepError('select-cabins', persons === 0);
  const progress = useProgress(3, {
    ...(tour && departure && { departure_date: hrefs.date(tour, { date: departure.date, party }) }),
    ...(ship && { ship }),
  });
  const dates = departure ? dateRange(departure.date, departure.end_date) : pending;
  const label = t('start');
  const nothing = choices?.length === 0 || fault !== null;

  return (
    <CabinsView
      progress={progress}
      aside={
        <Aside>
          <SummaryPlace>
            <SummaryPanel
              tourName={departure?.tour_name ?? null}
              departure={departure}
              shipName={shipName}
              quote={price}
              cabinNames={cabinNames}
              productNames={productNames}
            />
          </SummaryPlace>
        </Aside>
      }
      back={ship ? { href: ship } : null}
      next={nothing ? null : start ? { label, ...start } : { label, onClick: attempt }}
      bar={{ total: price?.total ?? null, dates }}
      choices={choices}
      selection={selection}
      party={party}
      onCount={(type, count) => update((before) => setCabinCount(before, type, count))}
      onPersons={(typeId, index, value) => update((before) => setPersons(before, typeId, index, value))}
      adjusted={choices !== null && inAddress.adjusted}
      error={error}
      loadError={fault}
    />
  );
}
