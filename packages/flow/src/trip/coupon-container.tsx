import { voucherQueries } from '@booking/api/queries';
import type { ErrorCode } from '@booking/domain/errors';
import type { Voucher } from '@booking/domain/schema';
import { Coupon } from '@booking/ui/coupon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import { toCouponError, validateCoupon } from '../booking/coupon-rules.ts';
import type { CouponChange, TypedCoupon } from './use-coupon.ts';

/** The form in which the visitor enters or removes a coupon. A code is checked before it is stored. */
export function CouponContainer({ departure, applied, initial, isLoading, failure, store, register }: CouponChange) {
  const { client, queryClient } = useServices();
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [sentBack, setSentBack] = useState<{ code: string } | null>(null);
  const typed = useRef('');

  const change = (code: string): void => {
    typed.current = '';
    setError(null);
    store(code);
  };
  /** Stores a code and returns its voucher, if it is valid for the departure. */
  async function check(code: string): Promise<Voucher | null> {
    setIsChecking(true);
    setError(null);
    // Without a connection it fails, in place of waiting for one.
    const lookup = queryClient.fetchQuery({ ...voucherQueries(client).detail(departure.id, code), networkMode: 'always' });
    const { voucher, issue } = await lookup.then(
      (found) => ({ voucher: found, issue: validateCoupon(found, departure) }),
      (cause: unknown) => ({ voucher: null, issue: toCouponError(cause) }),
    );
    setIsChecking(false);
    if (issue) setError(issue);
    else change(code);
    return issue ? null : voucher;
  }
  const applyTyped = useEffectEvent(async (): Promise<TypedCoupon> => {
    const code = typed.current.trim();
    const voucher = await check(code);
    if (voucher) return { kind: 'applied', code, voucher };
    setSentBack({ code });
    return { kind: 'rejected' };
  });
  useEffect(() => register({ peek: () => (typed.current.trim() === '' ? null : () => applyTyped()) }), [register]);

  return (
    <Coupon
      applied={applied}
      initial={initial}
      busy={isChecking || isLoading}
      error={error ?? failure}
      sentBack={sentBack}
      onType={(code) => {
        typed.current = code;
      }}
      onApply={(code) => (code === '' ? change('') : void check(code))}
      onRemove={() => change('')}
    />
  );
}
