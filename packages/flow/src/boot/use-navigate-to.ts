import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to a whole address of this shell (see `createHrefs`); `replace` leaves no entry in the history. */
export function useNavigateTo(): (href: string, options?: { replace?: boolean }) => Promise<void> {
  const router = useRouter();
  return useCallback((href, { replace = false } = {}) => router.navigate({ href, replace }), [router]);
}
