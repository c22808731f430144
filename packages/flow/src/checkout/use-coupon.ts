import { departureQueries } from '@booking/api/queries';
import type { ErrorCode } from '@booking/domain/errors';
import type { Departure, Voucher } from '@booking/domain/schema';
import type { CouponProps } from '@booking/ui/coupon';
import type { CouponUnknownProps } from '@booking/ui/steps/conflicts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { toCouponError, validateCoupon } from '../booking/coupon-rules.ts';
import { useFirstStored } from '../storage/use-first-stored.ts';
import { voucherEntries } from '../storage/voucher.ts';

export type CouponState = {
  /** The accepted voucher; null if there is none or it is still loading. */
  voucher: Voucher | null;
  /** The props of the coupon widget. */
  widget: CouponProps;
  /** A stored coupon whose lookup is pending or has failed: it is unknown whether its discount applies. PASS-64. */
  unsettled: CouponUnknownProps | null;
  /** A stored code that was removed because it is not valid for this departure. PASS-55. */
  dropped: string | null;
};

/** The visitor's coupon for a departure, shared by the steps. PASS-51, PASS-52, PASS-53, PASS-55. */
export function useCoupon(departure: Departure): CouponState {
  const services = useServices();
  const { client, queryClient } = services;
  // A coupon that another tab applies does not change the price on this page.
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
  const issue = failure ?? (stored.data === undefined ? null : validateCoupon(stored.data, departure));
  // A stored coupon that is not valid for this departure is removed, with a message. PASS-55.
  useEffect(() => {
    if (code === '' || issue !== 'voucher-invalid') return;
    store('');
    setDropped(code);
  }, [code, issue, store]);

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

  const voucher = code !== '' && issue === null ? (stored.data ?? null) : null;
  return {
    voucher,
    dropped,
    unsettled:
      code !== '' && stored.data === undefined && issue !== 'voucher-invalid'
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
