import { useLater } from '../../primitives/index.ts';

const load = () => import('./loaded-later.ts');

/** What the form does not need at first; null until it is loaded. */
export const useLoadedLater = () => useLater(load);
