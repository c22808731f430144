import { encodeCabins, pricedCabins } from '@booking/domain/cabins';
import { noInsurance } from '@booking/domain/insurance';
import { type PassengersFormValues, passengersFormSchema, pricedPassengers } from '@booking/domain/passengers';
import { type QuoteInput, quote } from '@booking/domain/pricing';
import { DroppedCoupon } from '@booking/ui/coupon';
import { afterPaint, useLater } from '@booking/ui/primitives';
import { PassengersView } from '@booking/ui/steps/passengers';
import { SummaryPanel } from '@booking/ui/summary';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, startTransition, useMemo, useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { lazyFile, loadTexts } from '../../app/load-file.ts';
import { usePreloader } from '../../app/preload.ts';
import { useServices } from '../../app/services.ts';
import { type CheckoutTrip, useCheckoutTrip } from '../../checkout/checkout-trip.ts';
import { CouponSlot } from '../../checkout/coupon-slot.tsx';
import { useCheckoutLayout } from '../../checkout/use-checkout-layout.ts';
import { useCoupon } from '../../checkout/use-coupon.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { toTripFacts } from '../../layout/trip-facts.ts';
import { attemptedCabins } from '../../storage/attempted-cabins.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useFirstInteraction } from './use-first-interaction.ts';
import { useRefusedForm } from './use-refused-form.ts';
import { useSavedPassengers } from './use-saved-passengers.ts';

const loadEarlierDetails = () => import('../../checkout/earlier-details.tsx');
const NoCabinsView = lazyFile(() => import('@booking/ui/steps/no-cabins'), 'NoCabinsView');
const PassengersNotices = lazyFile(() => import('../../checkout/passengers-notices.tsx'), 'PassengersNotices');

type PricedValues = Pick<QuoteInput, 'passengers' | 'country'> & { keys: readonly string[] };

/** Picks the form values that affect the price. */
const getPricedValues = ({ main, passengers }: PassengersFormValues): PricedValues => ({
  passengers: pricedPassengers(passengers),
  country: main.country || null,
  keys: passengers.map(({ cabin }) => cabin),
});

/** Step 4: passenger information. PASS-1. */
export function PassengersContainer() {
  const { passengers } = useScreens();
  const { departure } = passengers.useParams();
  const trip = useCheckoutTrip(departure, passengers.useSearch());
  const [{ count, by }, setForm] = useState<{ count: number; by: Restart | null }>({ count: 0, by: null });
  // Other cabins, cleared details or accepted changes of another tab remount the form.
  const key = [departure, ...encodeCabins(trip.carried.cabins), count].join(' ');
  return <PassengersStep key={key} trip={trip} restartedBy={by} onRestart={(by) => setForm({ count: count + 1, by })} />;
}

/** Why the form starts anew: the details were cleared, or taken from another tab or from an earlier trip. */
type Restart = 'clear' | 'take' | 'earlier';
type StepProps = { trip: CheckoutTrip; restartedBy: Restart | null; onRestart(by: Restart): void };

function PassengersStep({ trip, restartedBy, onRestart }: StepProps) {
  const services = useServices();
  const { runtime } = services;
  const { confirmation } = useScreens();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const { layout, links, trip: address } = useCheckoutLayout(trip);
  const saved = useSavedPassengers(trip);
  const earlier = useLater(loadEarlierDetails);
  const coupon = useCoupon(trip.departure);
  const [priced, setPriced] = useState(() => getPricedValues(saved.initial));

  const { departure, cabinTypes, products, cabins, persons, names, context, offered } = trip;
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
  const refused = useRefusedForm(departure.id);
  const schema = useMemo(() => passengersFormSchema({ ...context, refused }), [context, refused]);
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
        picture={tourPicture(services, departure.tour_id)}
        tourName={trip.tourName}
        departure={departure}
        shipName={trip.shipName}
        quote={persons === 0 ? null : price}
        {...names}
      >
        {persons === 0 ? null : <CouponSlot form={coupon.form} />}
      </SummaryPanel>
      <ShareSlot trip={toTripFacts(departure, trip.tourName, trip.carried.party)} />
    </Aside>
  );
  const next = { to: confirmation.to, ...address };
  const preload = usePreloader();
  useFirstInteraction(() => {
    // The next step is loaded by the time the form is filled in.
    preload(href(next));
    // The notices are loaded in advance: the connection may be lost by the time they are needed.
    void PassengersNotices.preload?.();
    loadTexts(runtime, ['conflicts']).catch(() => {});
  });

  // A link to a card or a field, or the first field that the backend has refused.
  const hash = useLocation({ select: (location) => location.hash });
  const target = hash || (refused?.fields[0]?.path ?? null);
  const isSent = useStored(attemptedCabins, (attempts) => attempts.peek(departure.id)) !== null;
  const { conflict } = saved;
  const [tries, setTries] = useState(0);
  if (persons === 0 && !trip.sold) return <NoCabinsView {...layout} aside={aside} cabinsHref={links.cabins} />;
  return (
    <PassengersView
      layout={{ ...layout, aside, backHref: links.cabins, bar: { total: price.total, dates: trip.dates } }}
      form={{ initial: saved.initial, offer, schema }}
      target={target}
      privacyHref={runtime.facts.privacy}
      notices={{
        restored: saved.restored,
        cleared: restartedBy === 'clear',
        conflicts: (
          <>
            <DroppedCoupon code={coupon.dropped} />
            {earlier ? (
              <earlier.EarlierDetails
                departureId={departure.id}
                isUsed={restartedBy === 'earlier'}
                isOffered={restartedBy === null}
                onUse={(values) => {
                  saved.fill(values);
                  onRestart('earlier');
                }}
              />
            ) : null}
            {conflict || trip.sold || isSent ? (
              <Suspense fallback={null}>
                <PassengersNotices
                  trip={trip}
                  conflict={conflict}
                  cabinsHref={links.cabins}
                  checkHref={isSent ? href(next) : null}
                  tries={tries}
                  onTake={() => {
                    saved.discard();
                    onRestart('take');
                  }}
                  onKeep={saved.keep}
                />
              </Suspense>
            ) : null}
          </>
        ),
      }}
      actions={{
        onChange(values) {
          saved.save(values);
          // The input is painted before the price is updated.
          void afterPaint().then(() => {
            const next = getPricedValues(values);
            startTransition(() => setPriced((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)));
          });
        },
        onSubmit(values) {
          if (saved.submit(values) && !trip.sold) void afterPaint().then(() => navigate(next));
          else setTries(tries + 1);
        },
        onClear() {
          saved.clear();
          onRestart('clear');
        },
      }}
    />
  );
}
