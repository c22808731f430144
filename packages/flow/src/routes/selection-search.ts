import * as v from 'valibot';
import { dateSearch, listSearch, partySearch, textSearch } from '../boot/search.ts';

type Raw = Record<string, unknown>;

/** Search of the tour list: `tourId` (one or more), `lang`, `all` (present or not). Specification section 2, Tour list. */
export const tourListSearch = (search: Raw) => ({
  ...search,
  tourId: v.parse(listSearch, search.tourId),
  lang: v.parse(textSearch, search.lang),
  all: search.all === undefined ? undefined : '1',
});

/** Search of the date step. */
export const dateStepSearch = (search: Raw) => ({
  ...search,
  date: v.parse(dateSearch, search.date),
  party: v.parse(partySearch, search.party),
});

/** Search of the ship step. */
export const shipStepSearch = (search: Raw) => ({ ...search, party: v.parse(partySearch, search.party) });

/** Search of the cabin step: `cabins` is repeated, one per cabin type; `tours` the tour ids joined by a colon. */
export const cabinStepSearch = (search: Raw) => ({
  ...search,
  party: v.parse(partySearch, search.party),
  tours: v.parse(textSearch, search.tours),
  cabins: v.parse(listSearch, search.cabins),
  cid: v.parse(textSearch, search.cid),
});
