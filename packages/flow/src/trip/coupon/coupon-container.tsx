import { voucherQueries } from '@booking/api/queries';
import type { Voucher } from '@booking/domain/schema';
import { Coupon } from '@booking/ui/coupon';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { toCouponError, validateCoupon } from '../../booking/coupon-rules.ts';
import type { CouponChange, TypedCoupon } from './use-coupon.ts';

/** The form in which the visitor enters or removes a coupon. A code is checked before it is stored. */
export function CouponContainer({ departure, applied, initial, isLoading, failure, store, register }: CouponChange) {
  const { queryClient, client } = useServices();
  const [sentBack, setSentBack] = useState<{ code: string } | null>(null);
  const typed = useRef('');
  // Without a connection it fails, in place of waiting for one.
  const networkMode = 'always';
  const lookup = useMutation({
    networkMode,
    mutationFn: (code: string) => queryClient.query({ ...voucherQueries(client).detail(departure.id, code), networkMode }),
  });
  const issue = lookup.isSuccess ? validateCoupon(lookup.data, departure) : lookup.isError ? toCouponError(lookup.error) : null;

  const change = (code: string): void => {
    typed.current = '';
    lookup.reset();
    store(code);
  };
  /** Stores a code and returns its voucher, if it is valid for the departure. */
  async function check(code: string): Promise<Voucher | null> {
    const found = await lookup.mutateAsync(code).catch(() => null);
    if (validateCoupon(found, departure) !== null) return null;
    change(code);
    return found;
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
      busy={lookup.isPending || isLoading}
      error={issue ?? failure}
      sentBack={sentBack}
      onType={(code) => {
        typed.current = code;
      }}
      onApply={(code) => (code === '' ? change('') : void check(code))}
      onRemove={() => change('')}
    />
  );
}
