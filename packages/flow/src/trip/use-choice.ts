import { useState } from 'react';
import { useSearchState } from '../app/use-search-state.ts';

/**
 * The choices of a step, which are the search parameters of its screen. `isTouched`: the visitor has made one here; what the address came with does
 * not count.
 */
export function useChoice<Search extends object>(search: Search) {
  const [value, setValue] = useSearchState(search);
  const [isTouched, setIsTouched] = useState(false);
  return {
    value,
    isTouched,
    change(update: (before: Search) => Partial<Search>): void {
      setIsTouched(true);
      setValue(update);
    },
    /** Changes them too, but does not count as a choice. */
    adjust: setValue,
  };
}
