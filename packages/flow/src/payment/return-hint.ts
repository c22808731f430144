import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What the address says of a payment, as it was when the page was opened. */
export function useReturnHint(given: string | undefined): string | null {
  const [hint] = useState(given ?? null);
  return hint;
}

/**
 * Takes what was read out of the address: a reload, a bookmark or a copy of it must not say it again. For the page that stays, since one that
 * leads on to another is on its way already. PAY-29.
 */
export function useRemoveHint(): void {
  const navigate = useNavigate();
  const has = useLocation({ select: ({ search }) => 'redirect_status' in search || 'previous_status' in search });
  useEffect(() => {
    const cut = (search: object) => ({ ...search, redirect_status: undefined, previous_status: undefined });
    if (has) void navigate({ to: '.', search: cut, replace: true });
  }, [has, navigate]);
}
