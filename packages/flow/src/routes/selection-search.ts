import { dateSearch, listSearch, partySearch, textSearch } from '../boot/search.ts';

type Raw = Record<string, unknown>;

/** Search of the tour list: `tourId` (one or more), `lang`, `all` (present or not). Specification section 2, Tour list. */
export const tourListSearch = (search: Raw) => ({
  ...search,
  tourId: listSearch(search.tourId),
  lang: textSearch(search.lang),
  all: search.all === undefined ? undefined : '1',
});

/** Search of the date step. */
export const dateStepSearch = (search: Raw) => ({
  ...search,
  date: dateSearch(search.date),
  party: partySearch(search.party),
});

/** Search of the ship step; `departure` is the chosen one's id. */
export const shipStepSearch = (search: Raw) => ({ ...search, party: partySearch(search.party), departure: textSearch(search.departure) });

/** Search of the cabin step: `cabins` is repeated, one per cabin type; `tours` the tour ids joined by a colon. */
export const cabinStepSearch = (search: Raw) => ({
  ...search,
  party: partySearch(search.party),
  tours: textSearch(search.tours),
  cabins: listSearch(search.cabins),
  cid: textSearch(search.cid),
});
