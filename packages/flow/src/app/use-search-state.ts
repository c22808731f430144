import { afterPaint } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';

/**
 * What the visitor chooses on a screen lives in its search parameters. A change is shown at once and the address follows; quick changes
 * build on each other, since the router passes each the search of the previous one.
 */
export function useSearchState<Search extends object>(search: Search): [Search, (change: (before: Search) => Partial<Search>) => void] {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(search);
  const change = (to: (before: Search) => Partial<Search>): void =>
    startTransition(async () => {
      show((before) => ({ ...before, ...to(before) }));
      await afterPaint();
      await navigate({ to: '.', search: (before: object) => ({ ...before, ...to(before as Search) }), replace: true });
    });
  return [shown, change];
}
