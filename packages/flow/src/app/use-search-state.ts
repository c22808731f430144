import { afterPaint } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';

/**
 * Keeps the visitor's choices on a screen in its search parameters. A change is shown at once, and the address follows. Changes in quick
 * succession add up: the router passes each one the search parameters of the previous one.
 */
export function useSearchState<Search extends object>(search: Search): [Search, (change: (before: Search) => Partial<Search>) => void] {
  const navigate = useNavigate();
  const [shown, setShown] = useOptimistic(search);
  const change = (update: (before: Search) => Partial<Search>): void =>
    startTransition(async () => {
      setShown((before) => ({ ...before, ...update(before) }));
      await afterPaint();
      await navigate({ to: '.', search: (before: object) => ({ ...before, ...update(before as Search) }), replace: true });
    });
  return [shown, change];
}
