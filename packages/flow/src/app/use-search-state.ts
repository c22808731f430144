import { afterPaint } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/**
 * Keeps the visitor's choices on a screen in its search parameters. A change is shown at once, and the address follows. Changes in quick
 * succession add up: the router passes each one the search parameters of the previous one.
 */
export function useSearchState<Search extends object>(search: Search): [Search, (change: (before: Search) => Partial<Search>) => void] {
  const navigate = useNavigate();
  // Not `useOptimistic`: React holds back every transition of the page until the navigation is over, and one that is cut off never is.
  const [chosen, setChosen] = useState<Search | null>(null);
  const changes = useRef(0);
  const change = async (update: (before: Search) => Partial<Search>): Promise<void> => {
    changes.current += 1;
    const own = changes.current;
    setChosen((last) => ({ ...(last ?? search), ...update(last ?? search) }));
    await afterPaint();
    // Over once the screen is rendered with the new address.
    await navigate({ to: '.', search: (before: object) => ({ ...before, ...update(before as Search) }), replace: true });
    if (own === changes.current) setChosen(null);
  };
  return [chosen ?? search, (update) => void change(update)];
}
