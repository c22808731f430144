import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReturnedPayment } from './use-returned-payment.ts';

/** The status of a payment in the address, as of when the page was opened. */
export function useReturnHint(status: string | undefined): string | null {
  const [hint] = useState(status ?? null);
  return hint;
}

/** Removes the secret of a settled payment from the storage. Only for pages that stay: the page after a redirect still needs it. */
export function useForgetSettled({ forgetSettled }: Pick<ReturnedPayment, 'forgetSettled'>): void {
  useEffect(forgetSettled);
}

/**
 * Removes the status from the address, so that a reload, a bookmark or a copied link does not repeat it. Only for pages that stay: a page that
 * redirects is left anyway.
 */
export function useRemoveHint(): void {
  const navigate = useNavigate();
  const hasHint = useLocation({ select: ({ search }) => 'redirect_status' in search || 'previous_status' in search });
  useEffect(() => {
    const withoutHint = (search: object) => ({ ...search, redirect_status: undefined, previous_status: undefined });
    if (hasHint) void navigate({ to: '.', search: withoutHint, replace: true });
  }, [hasHint, navigate]);
}
