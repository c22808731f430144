import { voucherQueries } from '@booking/api/queries';
import type { ErrorCode } from '@booking/domain/errors';
import type { Departure, Voucher } from '@booking/domain/schema';
import type { CouponUnknownProps } from '@booking/ui/steps/conflicts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { couponIssue } from '../../booking/coupon-rules.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { voucherEntries } from '../../storage/voucher.ts';

export type CouponState = {
  /** The accepted voucher; null if there is none or it is still loading. */
  voucher: Voucher | null;
  /** A stored coupon whose lookup is pending or has failed: it is unknown whether its discount applies. */
  unsettled: CouponUnknownProps | null;
  /** A stored code that was removed because it is not valid for this departure. */
  dropped: string | null;
  /** For the form in which it is changed: `CouponSlot`. */
  form: CouponChange;
  /** To be called before the visitor goes on: applies a code that is typed and not applied yet. */
  applyTyped(): Promise<TypedCoupon>;
  /** A typed code is being applied. */
  isApplying: boolean;
};

/** What has become of a code that was typed and not applied: nothing was typed, it is applied, or the form says why it is not. */
export type TypedCoupon = { kind: 'none' | 'rejected' } | { kind: 'applied'; code: string; voucher: Voucher };

/** A form in which a code may be typed: how it is applied; null while there is none. */
type TypedCode = { peek(): (() => Promise<TypedCoupon>) | null };

/** The stored code, what is known of it, and how another one is stored. */
export type CouponChange = {
  departure: Departure;
  /** The code of the accepted voucher; null if there is none or it is still loading. */
  applied: string | null;
  /** The stored code when the page was opened; empty if there was none. */
  initial: string;
  isLoading: boolean;
  failure: ErrorCode | null;
  /** Stores a code that is valid for the departure; an empty one removes the coupon. */
  store(code: string): void;
  /** Registers a form; returns a function that removes it. */
  register(typed: TypedCode): () => void;
};

/** The visitor's coupon for a departure, shared by the steps. */
export function useCoupon(departure: Departure): CouponState {
  const services = useServices();
  // A coupon that another tab applies does not change the price on this page.
  const initial = useFirstStored(voucherEntries, (entries) => entries.peek(departure.id))?.value ?? '';
  const [code, setCode] = useState(initial);
  const [dropped, setDropped] = useState<string | null>(null);
  const [isApplying, setIsApplying] = useState(false);
  const forms = useRef(new Set<TypedCode>());
  const stored = useQuery({ ...voucherQueries(services.client).detail(departure.id, code), enabled: code !== '' });

  const store = useCallback(
    (next: string) => {
      if (next === '') voucherEntries(services).clear(departure.id);
      else voucherEntries(services).write(departure.id, next);
      setCode(next);
      setDropped(null);
    },
    [services, departure.id],
  );

  const issue = couponIssue(stored, departure);
  // A stored coupon that is not valid for this departure is removed, with a message.
  if (code !== '' && issue === 'voucher-invalid') {
    setCode('');
    setDropped(code);
  }
  useEffect(() => {
    if (dropped !== null) voucherEntries(services).clear(departure.id);
  }, [dropped, services, departure.id]);

  const register = useCallback((typed: TypedCode) => {
    forms.current.add(typed);
    return () => void forms.current.delete(typed);
  }, []);
  async function applyTyped(): Promise<TypedCoupon> {
    const apply = [...forms.current].map((form) => form.peek()).find((found) => found !== null);
    if (!apply) return { kind: 'none' };
    setIsApplying(true);
    const result = await apply();
    setIsApplying(false);
    return result;
  }

  const voucher = code !== '' && issue === null ? (stored.data ?? null) : null;
  return {
    voucher,
    dropped,
    unsettled:
      code !== '' && stored.data === undefined && issue !== 'voucher-invalid'
        ? { code, busy: stored.isFetching, onRetry: () => void stored.refetch(), onWithout: () => store('') }
        : null,
    form: {
      departure,
      applied: voucher ? code : null,
      initial,
      isLoading: code !== '' && stored.isPending,
      failure: issue === 'something-went-wrong' ? issue : null,
      store,
      register,
    },
    applyTyped,
    isApplying,
  };
}
