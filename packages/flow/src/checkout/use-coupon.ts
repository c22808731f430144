import { voucherQueries } from '@booking/api/queries';
import type { ErrorCode } from '@booking/domain/errors';
import type { Departure, Voucher } from '@booking/domain/schema';
import type { CouponUnknownProps } from '@booking/ui/steps/conflicts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import { couponIssue, toCouponError, validateCoupon } from '../booking/coupon-rules.ts';
import { useFirstStored } from '../storage/use-first-stored.ts';
import { voucherEntries } from '../storage/voucher.ts';

export type CouponState = {
  /** The accepted voucher; null if there is none or it is still loading. */
  voucher: Voucher | null;
  /** A stored coupon whose lookup is pending or has failed: it is unknown whether its discount applies. PASS-64. */
  unsettled: CouponUnknownProps | null;
  /** A stored code that was removed because it is not valid for this departure. PASS-55. */
  dropped: string | null;
  /** For the form in which it is changed: `CouponSlot`. */
  form: CouponChange;
  /**
   * To be called before the visitor goes on: applies a code that is typed and not applied yet. If that is rejected, or its check fails, the form
   * shows why and gets the focus. PASS-301.
   */
  applyTyped(): Promise<{ kind: 'none' | 'rejected' } | { kind: 'applied'; code: string; voucher: Voucher }>;
  /** A code is being checked because the visitor wants to apply it. */
  isChecking: boolean;
};

/** The stored code, what is known of it, and how another one is applied. */
export type CouponChange = {
  /** The code of the accepted voucher; null if there is none or it is still loading. */
  applied: string | null;
  /** The stored code when the page was opened; empty if there was none. */
  initial: string;
  isBusy: boolean;
  error: ErrorCode | null;
  /** The code with which the visitor wanted to go on and which was not applied; a new object each time. */
  sentBack: { code: string } | null;
  /** To be called with what is typed, at each change. */
  type(code: string): void;
  /** Stores a code once it is found to be valid for the departure; an empty one removes the coupon. PASS-49, PASS-52. */
  apply(code: string): void;
};

/** The visitor's coupon for a departure, shared by the steps. PASS-51, PASS-53, PASS-55. */
export function useCoupon(departure: Departure): CouponState {
  const services = useServices();
  const { client, queryClient } = services;
  const queries = voucherQueries(client);
  // A coupon that another tab applies does not change the price on this page.
  const initial = useFirstStored(voucherEntries, (entries) => entries.peek(departure.id))?.value ?? '';
  const [code, setCode] = useState(initial);
  const [dropped, setDropped] = useState<string | null>(null);
  const [check, setCheck] = useState<{ isBusy: boolean; error: ErrorCode | null }>({ isBusy: false, error: null });
  const [sentBack, setSentBack] = useState<{ code: string } | null>(null);
  const typed = useRef('');
  const stored = useQuery({ ...queries.detail(departure.id, code), enabled: code !== '' });

  const store = useCallback(
    (next: string, droppedCode: string | null = null) => {
      if (next === '') voucherEntries(services).clear(departure.id);
      else voucherEntries(services).write(departure.id, next);
      setCode(next);
      setDropped(droppedCode);
    },
    [services, departure.id],
  );

  const issue = couponIssue(stored, departure);
  // A stored coupon that is not valid for this departure is removed, with a message. PASS-55.
  useEffect(() => {
    if (code !== '' && issue === 'voucher-invalid') store('', code);
  }, [code, issue, store]);

  /** Returns the voucher if it is valid for the departure; then it is stored. */
  async function apply(next: string): Promise<Voucher | null> {
    setCheck({ isBusy: next !== '', error: null });
    if (next === '') {
      store('');
      return null;
    }
    // Without a connection it fails, in place of waiting for one.
    const query = { ...queries.detail(departure.id, next), networkMode: 'always' as const };
    const found = await queryClient.fetchQuery(query).then(
      (voucher) => ({ voucher, error: validateCoupon(voucher, departure) }),
      (cause: unknown) => ({ voucher: null, error: toCouponError(cause) }),
    );
    setCheck({ isBusy: false, error: found.error });
    if (found.error !== null) return null;
    store(next);
    typed.current = '';
    return found.voucher;
  }
  async function applyTyped(): ReturnType<CouponState['applyTyped']> {
    const next = typed.current.trim();
    if (next === '') return { kind: 'none' };
    const voucher = await apply(next);
    if (voucher) return { kind: 'applied', code: next, voucher };
    setSentBack({ code: next });
    return { kind: 'rejected' };
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
      applied: voucher ? code : null,
      initial,
      isBusy: check.isBusy || (code !== '' && stored.isPending),
      error: check.error ?? (issue === 'something-went-wrong' ? issue : null),
      sentBack,
      type(next) {
        typed.current = next;
      },
      apply: (next) => void apply(next),
    },
    applyTyped,
    isChecking: check.isBusy,
  };
}
