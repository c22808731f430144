import { PassengersView } from '@booking/ui/steps/passengers';
import { useLocation } from '@tanstack/react-router';
import { lazyFile } from '../../app/load-file.ts';
import { useServices } from '../../app/services.ts';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { TripAside } from '../../layout/trip-aside.tsx';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { CouponSlot } from '../../trip/coupon/coupon-slot.tsx';
import { useCoupon } from '../../trip/coupon/use-coupon.ts';
import { PriceNoticeSlot } from '../../trip/price/price-notice-slot.tsx';
import { useCheckoutLayout } from '../../trip/use-checkout-layout.ts';
import { FormNotices, type Restart } from './form-notices.tsx';
import { GroupTools } from './group-tools.tsx';
import { usePassengersData } from './use-passengers-data.ts';
import { usePassengersEntries } from './use-passengers-entries.ts';
import { usePassengersNext } from './use-passengers-next.ts';

const NoCabinsView = lazyFile(() => import('@booking/ui/steps/no-cabins'), 'NoCabinsView');

type PassengersStepProps = { trip: CheckoutTrip; restartedBy: Restart | null; onRestart(by: Restart): void };

/** The form of a trip. What is stored has the entries; all that follows from them is `passengersStep` of the domain. */
export function PassengersStep({ trip, restartedBy, onRestart }: PassengersStepProps) {
  const { runtime } = useServices();
  const { layout, links } = useCheckoutLayout(trip);
  const coupon = useCoupon(trip.departure);
  const entries = usePassengersEntries(trip, coupon.voucher);
  const { offer, lost } = usePassengersData(trip, entries.lost);
  const next = usePassengersNext(trip, entries, coupon);
  // A link to a card or a field.
  const hash = useLocation({ select: (location) => location.hash });

  const { step, priced, initial, restored } = entries;
  const isEmpty = step.persons === 0;
  const known = isEmpty || coupon.unsettled !== null ? null : priced;
  const notice = <PriceNoticeSlot departureId={trip.departure.id} priced={known} {...trip.names} />;
  const aside = (
    <TripAside trip={trip} quote={isEmpty ? null : priced.price} notice={notice} below={<ShareSlot trip={trip.facts} />}>
      {isEmpty ? null : <CouponSlot form={coupon.form} />}
    </TripAside>
  );
  if (isEmpty && !trip.sold) return <NoCabinsView {...layout} aside={aside} cabinsHref={links.cabins} />;

  const notices = { trip, entries, dropped: coupon.dropped, cabinsHref: links.cabins, nextHref: next.href, tries: next.tries };
  const onClear = (): void => {
    entries.clear();
    onRestart('clear');
  };
  return (
    <PassengersView
      layout={{
        ...layout,
        aside,
        backHref: links.cabins,
        bar: { total: priced.price.total, dates: trip.dates, persons: step.persons, notice },
      }}
      form={{ initial, offer, step, GroupTools }}
      target={hash || entries.refusedField}
      busy={coupon.isApplying}
      privacyHref={runtime.facts.privacy}
      notices={{
        restored,
        cleared: restartedBy === 'clear',
        lost,
        conflicts: <FormNotices {...notices} restartedBy={restartedBy} onRestart={onRestart} />,
      }}
      actions={{ onChange: entries.change, onSubmit: next.submit, onClear }}
    />
  );
}
