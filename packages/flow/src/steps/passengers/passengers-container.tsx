import { pricedCabins } from '@booking/domain/cabins';
import { noInsurance } from '@booking/domain/insurance';
import { type PassengersFormValues, passengersFormSchema, pricedPassengers } from '@booking/domain/passengers';
import { type QuoteInput, quote } from '@booking/domain/pricing';
import { Coupon } from '@booking/ui/coupon';
import { NoCabinsView, PassengersView } from '@booking/ui/steps/passengers';
import { SummaryPanel } from '@booking/ui/summary';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useHrefs, useServices } from '../boot/services.ts';
import { useNavigateTo } from '../boot/use-navigate-to.ts';
import { Aside } from './aside.tsx';
import { type CheckoutTrip, useCheckoutTrip } from './checkout-trip.ts';
import { usePreload, whenIdle } from './selection-preload.ts';
import { useCheckoutProgress } from './use-checkout-progress.tsx';
import { useCoupon } from './use-coupon.ts';
import { useSavedPassengers } from './use-saved-passengers.ts';

const route = getRouteApi('/departures/$departure/passengers');

type Priced = Pick<QuoteInput, 'passengers' | 'country'> & { keys: readonly string[] };

/** What of the form the price depends on. */
const pricedOf = ({ main, passengers }: PassengersFormValues): Priced => ({
  passengers: pricedPassengers(passengers),
  country: main.country || null,
  keys: passengers.map(({ cabin }) => cabin),
});

/** Step 4: passenger information. Specification section 2. */
export function PassengersContainer() {
  const { departure } = route.useParams();
  const trip = useCheckoutTrip(departure, route.useSearch());
  const [round, setRound] = useState(0);
  // Other cabins, or details just cleared, are another form.
  const key = `${departure} ${trip.carried.cabins.join(' ')} ${round}`;
  return <PassengersStep key={key} trip={trip} onCleared={() => setRound(round + 1)} />;
}

function PassengersStep({ trip, onCleared }: { trip: CheckoutTrip; onCleared(): void }) {
  const { runtime } = useServices();
  const hrefs = useHrefs();
  const navigate = useNavigateTo();
  const progress = useCheckoutProgress(4, trip);
  const saved = useSavedPassengers(trip);
  const coupon = useCoupon(trip.departure);
  const [filling, setFilling] = useState(saved.restored);
  const [priced, setPriced] = useState(() => pricedOf(saved.initial));

  const { departure, cabinTypes, products, cabins, persons, names, context, carried, offered } = trip;
  const price = useMemo(() => {
    return quote({
      departure,
      cabinTypes,
      products,
      cabins: pricedCabins(cabins, priced.keys, runtime.config.assignment),
      passengers: priced.passengers,
      country: priced.country,
      coupon: coupon.voucher,
      additional: {},
      insurance: noInsurance,
    });
  }, [departure, cabinTypes, products, cabins, priced, coupon.voucher, runtime.config.assignment]);
  const schema = useMemo(() => passengersFormSchema(context), [context]);
  const offer = useMemo(
    () => ({
      cabins: context.cabinOptions,
      bikes: products.bikes.map(offered),
      diets: products.diets.map(offered),
      other: products.other
        .filter((product) => product.passenger_product)
        .map((product) => ({ ...offered(product), mandatory: product.mandatory })),
    }),
    [context, products, offered],
  );

  const aside = (
    <Aside>
      <SummaryPanel
        tourName={departure.tour_name}
        departure={departure}
        shipName={trip.shipName}
        quote={persons === 0 ? null : price}
        {...names}
      >
        {persons === 0 ? null : <Coupon {...coupon.widget} />}
      </SummaryPanel>
    </Aside>
  );
  const backHref = hrefs.cabins(departure.id, carried);
  const nextHref = hrefs.confirmation(departure.id, carried);
  // From the first thing typed: the next step is there when the form is filled.
  usePreload(nextHref, filling);

  if (persons === 0) return <NoCabinsView progress={progress} aside={aside} cabinsHref={backHref} />;
  return (
    <PassengersView
      schema={schema}
      initial={saved.initial}
      offer={offer}
      restored={saved.restored}
      onChange={(values) => {
        saved.save(values);
        if (!filling) whenIdle(() => setFilling(true));
        const next = pricedOf(values);
        setPriced((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      }}
      onSubmit={(values) => {
        saved.submit(values);
        void navigate(nextHref);
      }}
      onClear={() => {
        saved.clear();
        onCleared();
      }}
      progress={progress}
      aside={aside}
      backHref={backHref}
      bar={{ total: price.total, dates: trip.dates }}
    />
  );
}
