import type { Bundle } from '@booking/ui/i18n';
import type { Runtime } from '../boot/resolve-runtime.ts';
import { parseSearch, type SearchInput, stringifySearch } from '../boot/search-codec.ts';
import { cabinStepSearch, dateStepSearch, shipStepSearch, tourListSearch } from '../routes/selection-search.ts';
import { tourListTarget } from '../routes/tour-list-guard.ts';

export type Screen = {
  bundles: readonly Bundle[];
  /** The modules that are loaded with it, by pieces of their paths. */
  modules: readonly string[];
  /** The search that it is rendered for: as the router itself would write it. */
  search(given: SearchInput): SearchInput;
  /** The address only leads elsewhere. */
  leaves?(runtime: Runtime, given: SearchInput): boolean;
};

const screens: readonly (Screen & { path: RegExp })[] = [
  {
    path: /^\/tours\/?$/,
    bundles: ['steps'],
    modules: ['routes/stay-loaders', 'containers/tour-list-container'],
    search: tourListSearch,
    leaves: (runtime, given) => tourListTarget({ runtime }, tourListSearch(given)) !== null,
  },
  {
    path: /^\/tours\/[^/]+$/,
    bundles: [],
    modules: [],
    // Without the date: what the calendar shows of it depends on the window's width, which no server knows.
    search: (given) => ({ ...dateStepSearch(given), date: undefined }),
  },
  {
    path: /^\/tours\/[^/]+\/date\/[^/]+$/,
    bundles: ['steps'],
    modules: ['routes/stay-loaders', 'containers/ship-container'],
    search: shipStepSearch,
  },
  {
    path: /^\/departures\/[^/]+\/cabins$/,
    bundles: ['steps'],
    modules: ['routes/stay-loaders', 'containers/cabins-container'],
    search: cabinStepSearch,
  },
];

/** A screen at an address of it. */
export type ScreenAt = Screen & { href: string };

/** The screen of an address within a shell; null for those that are not rendered ahead. */
export function screenOf(url: URL, runtime: Runtime): ScreenAt | null {
  const screen = screens.find(({ path }) => path.test(url.pathname.slice(runtime.basepath.length)));
  const given = parseSearch(url.search);
  if (!screen || screen.leaves?.(runtime, given)) return null;
  return { ...screen, href: url.pathname + stringifySearch(screen.search(given)) };
}
