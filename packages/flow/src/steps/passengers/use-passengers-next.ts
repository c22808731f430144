import type { PassengersFormValues } from '@booking/domain/passengers';
import { afterPaint } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePreloader } from '../../app/preload.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import type { CouponState } from '../../trip/coupon/use-coupon.ts';
import { preloadClosedTrip } from '../../trip/notices/closed-trip-slot.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';
import type { PassengersEntries } from './use-passengers-entries.ts';

/** The way on: stores what is submitted, applies a coupon that is typed and not applied yet, and goes to the confirmation. */
export function usePassengersNext(trip: CheckoutTrip, entries: PassengersEntries, coupon: CouponState) {
  const { confirmation } = useScreens();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const preload = usePreloader();
  const [tries, setTries] = useState(0);
  const next = { to: confirmation.to, params: { departure: trip.departure.id }, search: true } as const;
  const goOn = async (): Promise<void> => {
    const { kind } = await coupon.applyTyped();
    await afterPaint();
    if (kind !== 'rejected') await navigate(next);
  };
  useFirstInteraction(() => {
    // The next step is loaded by the time the form is filled in.
    preload(href(next));
    // So is what is said of a trip that closes: the connection may be lost by then.
    preloadClosedTrip();
  });
  return {
    href: href(next),
    /** How often the visitor has tried to go on and could not. */
    tries,
    submit(values: PassengersFormValues): void {
      if (entries.submit(values) && !trip.sold) void goOn();
      else setTries(tries + 1);
    },
  };
}
