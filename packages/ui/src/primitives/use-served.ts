import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True while a server renders, and while a browser takes over what a server has rendered: then a component shows what both can know.
 * What only the browser knows (its window, storage, clock) comes in the render right after.
 */
export const useServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
