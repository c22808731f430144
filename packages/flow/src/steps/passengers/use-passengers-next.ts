import type { PassengersFormValues } from '@booking/domain/passengers';
import { afterPaint } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { loadTexts } from '../../app/load-file.ts';
import { usePreloader } from '../../app/preload.ts';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import type { CouponState } from '../../trip/coupon/use-coupon.ts';
import { preloadClosedTrip } from '../../trip/notices/closed-trip-slot.tsx';
import { preloadNotices } from './form-notices.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';
import type { PassengersEntries } from './use-passengers-entries.ts';

/** The way on: stores what is submitted, applies a coupon that is typed and not applied yet, and goes to the confirmation. */
export function usePassengersNext(trip: CheckoutTrip, entries: PassengersEntries, coupon: CouponState) {
  const { runtime } = useServices();
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
    // The notices are loaded in advance: the connection may be lost by the time they are needed.
    preloadNotices();
    preloadClosedTrip();
    loadTexts(runtime, ['conflicts']).catch(() => {});
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
