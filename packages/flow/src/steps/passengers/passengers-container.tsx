import { encodeCabins } from '@booking/domain/cabins';
import { DroppedCoupon } from '@booking/ui/coupon';
import { afterPaint, useLater } from '@booking/ui/primitives';
import { PassengersView } from '@booking/ui/steps/passengers';
import { SummaryPanel } from '@booking/ui/summary';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { lazyFile, loadTexts } from '../../app/load-file.ts';
import { usePreloader } from '../../app/preload.ts';
import { useServices } from '../../app/services.ts';
import { BookedTripSlot } from '../../checkout/booked-trip-slot.tsx';
import { type CheckoutTrip, closedTripOf, useCheckoutTrip } from '../../checkout/checkout-trip.ts';
import { ClosedTripSlot, preloadClosedTrip } from '../../checkout/closed-trip-slot.tsx';
import { CouponSlot } from '../../checkout/coupon-slot.tsx';
import { PriceNoticeSlot } from '../../checkout/price-notice-slot.tsx';
import { useCheckoutLayout } from '../../checkout/use-checkout-layout.ts';
import { useCoupon } from '../../checkout/use-coupon.ts';
import { useIsClosed } from '../../checkout/use-is-closed.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { toTripFacts } from '../../layout/trip-facts.ts';
import { attemptedCabins } from '../../storage/attempted-cabins.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useFirstInteraction } from './use-first-interaction.ts';
import { useLostChoices } from './use-lost-choices.ts';
import { usePassengersOffer } from './use-passengers-offer.ts';
import { usePassengersPrice } from './use-passengers-price.ts';
import { useSavedPassengers } from './use-saved-passengers.ts';

const loadEarlierDetails = () => import('../../checkout/earlier-details.tsx');
const NoCabinsView = lazyFile(() => import('@booking/ui/steps/no-cabins'), 'NoCabinsView');
const PassengersNotices = lazyFile(() => import('../../checkout/passengers-notices.tsx'), 'PassengersNotices');

/** Step 4: passenger information. */
export function PassengersContainer() {
  const { passengers } = useScreens();
  const { departure } = passengers.useParams();
  const trip = useCheckoutTrip(departure, passengers.useSearch());
  const [{ count, by }, setForm] = useState<{ count: number; by: Restart | null }>({ count: 0, by: null });
  const isClosed = useIsClosed(trip.departure);
  if (isClosed) return <ClosedTripSlot {...closedTripOf(trip)} />;
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
  const { departure, persons, names } = trip;
  const { confirmation } = useScreens();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const { layout, links } = useCheckoutLayout(trip);
  const saved = useSavedPassengers(trip);
  const lost = useLostChoices(saved.lost, trip);
  const earlier = useLater(loadEarlierDetails);
  const coupon = useCoupon(trip.departure);
  const { priced, updatePrice } = usePassengersPrice(trip, saved.initial, coupon.voucher);
  const isPriced = persons > 0 && coupon.unsettled === null;
  const priceNotice = <PriceNoticeSlot departureId={departure.id} priced={isPriced ? priced : null} {...names} />;
  const { schema, offer, refused } = usePassengersOffer(trip);

  const aside = (
    <Aside>
      <SummaryPanel
        picture={tourPicture(services, departure.tour_id)}
        tourName={trip.tourName}
        tourLanguage={trip.tourLanguage}
        portNames={trip.portNames}
        departure={departure}
        shipName={trip.shipName}
        quote={persons === 0 ? null : priced.price}
        notice={priceNotice}
        {...names}
      >
        {persons === 0 ? null : <CouponSlot form={coupon.form} />}
      </SummaryPanel>
      <ShareSlot trip={toTripFacts(departure, trip.tourName, trip.carried.party)} />
    </Aside>
  );
  const next = { to: confirmation.to, params: { departure: departure.id }, search: true } as const;
  const goOn = async (): Promise<void> => {
    const { kind } = await coupon.applyTyped();
    await afterPaint();
    if (kind !== 'rejected') await navigate(next);
  };
  const preload = usePreloader();
  useFirstInteraction(() => {
    // The next step is loaded by the time the form is filled in.
    preload(href(next));
    // The notices are loaded in advance: the connection may be lost by the time they are needed.
    void PassengersNotices.preload?.();
    preloadClosedTrip();
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
      layout={{ ...layout, aside, backHref: links.cabins, bar: { total: priced.price.total, dates: trip.dates, notice: priceNotice } }}
      busy={coupon.isApplying}
      form={{ initial: saved.initial, offer, schema }}
      target={target}
      privacyHref={runtime.facts.privacy}
      notices={{
        restored: saved.restored,
        cleared: restartedBy === 'clear',
        lost,
        conflicts: (
          <>
            <BookedTripSlot departureId={departure.id} />
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
          updatePrice(values);
        },
        onSubmit(values) {
          if (saved.submit(values) && !trip.sold) void goOn();
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
