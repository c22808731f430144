import { afterPaint } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** A choice that is shown until the address has it: until its navigation is over and `before` has been replaced. */
type Choice<Search> = { shown: Search; before: Search; isOver: boolean };

const getShown = <Search>(choice: Choice<Search> | null, search: Search): Search =>
  choice && !(choice.isOver && choice.before !== search) ? choice.shown : search;

/**
 * Keeps the visitor's choices on a screen in its search parameters. A change is shown at once, and the address follows. Changes in quick
 * succession add up: the router passes each one the search parameters of the previous one.
 */
export function useSearchState<Search extends object>(search: Search): [Search, (change: (before: Search) => Partial<Search>) => void] {
  const navigate = useNavigate();
  // Not `useOptimistic`: React holds back every transition of the page until the navigation is over, and one that is cut off never is.
  const [choice, setChoice] = useState<Choice<Search> | null>(null);
  const changes = useRef(0);
  const change = async (update: (before: Search) => Partial<Search>): Promise<void> => {
    changes.current += 1;
    const own = changes.current;
    setChoice((last) => {
      const shown = getShown(last, search);
      return { shown: { ...shown, ...update(shown) }, before: search, isOver: false };
    });
    await afterPaint();
    await navigate({ to: '.', search: (before: object) => ({ ...before, ...update(before as Search) }), replace: true });
    if (own === changes.current) setChoice((last) => last && { ...last, isOver: true });
  };
  return [getShown(choice, search), (update) => void change(update)];
}
