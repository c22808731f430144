import { departureQueries } from '@booking/api/queries';
import type { ErrorCode } from '@booking/domain/errors';
import type { Departure, Voucher } from '@booking/domain/schema';
import type { CouponProps } from '@booking/ui/coupon';
import type { CouponUnknownProps } from '@booking/ui/steps/meanwhile';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { toCouponError, validateCoupon } from '../booking/coupon-rules.ts';
import { useFirstStored } from '../storage/use-first-stored.ts';
import { voucherEntries } from '../storage/voucher.ts';

export type CouponState = {
  /** The accepted voucher; null while there is none (or it is still loading). */
  voucher: Voucher | null;
  /** For the widget. */
  widget: CouponProps;
  /** A stored coupon of which nothing is known yet, or whose lookup has failed: it is unknown whether its discount applies. PASS-64. */
  unsettled: CouponUnknownProps | null;
  /** A stored code that was not valid for this departure and has been removed. PASS-55. */
  dropped: string | null;
};

/** The visitor's own coupon for a departure, kept over the steps. PASS-51, PASS-52, PASS-53, PASS-55. */
export function useCoupon(departure: Departure): CouponState {
  const services = useServices();
  const { client, queryClient } = services;
  // What another tab applies is no part of the price that this page shows.
  const initial = useFirstStored(voucherEntries, (entries) => entries.peek(departure.id))?.value ?? '';
  const [code, setCode] = useState(initial);
  const [dropped, setDropped] = useState<string | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const stored = useQuery({ ...departureQueries(client).voucher(departure.id, code), enabled: code !== '' });

  const store = useCallback(
    (next: string) => {
      if (next === '') voucherEntries(services).clear(departure.id);
      else voucherEntries(services).write(departure.id, next);
      setCode(next);
      setError(null);
    },
    [services, departure.id],
  );

  const failure = stored.isError ? toCouponError(stored.error) : null;
  const objection = failure ?? (stored.data === undefined ? null : validateCoupon(stored.data, departure));
  // A stored coupon that is not valid for the departure now shown is removed, with a message. PASS-55.
  useEffect(() => {
    if (code === '' || objection !== 'voucher-invalid') return;
    store('');
    setDropped(code);
  }, [code, objection, store]);

  const [applying, setApplying] = useState(false);
  async function check(next: string): Promise<void> {
    setApplying(true);
    try {
      const voucher = await queryClient.fetchQuery(departureQueries(client).voucher(departure.id, next));
      const problem = validateCoupon(voucher, departure);
      if (problem) setError(problem);
      else store(next);
    } catch (cause) {
      setError(toCouponError(cause));
    }
    setApplying(false);
  }
  const apply = (next: string): void => {
    setDropped(null);
    setError(null);
    if (next === '') store('');
    else void check(next);
  };

  const voucher = code !== '' && objection === null ? (stored.data ?? null) : null;
  return {
    voucher,
    dropped,
    unsettled:
      code !== '' && stored.data === undefined && objection !== 'voucher-invalid'
        ? { code, busy: stored.isFetching, onRetry: () => void stored.refetch(), onWithout: () => store('') }
        : null,
    widget: {
      applied: voucher ? code : null,
      initial,
      busy: applying || (code !== '' && stored.isPending),
      error: error ?? (failure === 'something-went-wrong' ? failure : null),
      onApply: apply,
      onRemove: () => store(''),
    },
  };
}
