import { type SearchInput, stringifySearch } from './search-codec.ts';

const segment = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');

type Cabins = { cabins?: readonly string[] | undefined; tours?: string | undefined; party?: number | undefined };

/**
 * Every address of the tool, whole: base path of the brand and shell, path, search parameters, and what is kept on every
 * internal navigation (`locale`). Specification section 2.
 */
export function createHrefs(base: string, keep: SearchInput) {
  const kept = Object.fromEntries(Object.entries(keep).filter(([, value]) => value !== null && value !== undefined));
  const to = (path: string, search: SearchInput = {}) => `${base}${path}${stringifySearch({ ...search, ...kept })}`;
  const departure = (id: string, step: string) => `/departures/${segment(id)}/${step}`;
  return {
    tours: ({ all = false } = {}) => to('/tours', { all: all ? '1' : null }),
    date: (tour: string, search: { date?: string | undefined; party?: number | undefined } = {}) => to(`/tours/${segment(tour)}`, search),
    ship: (tour: string, date: string, search: { party?: number | undefined; departure?: string | undefined } = {}) =>
      to(`/tours/${segment(tour)}/date/${segment(date)}`, search),
    cabins: (id: string, search: Cabins = {}) => to(departure(id, 'cabins'), search),
    passengers: (id: string, search: Cabins & SearchInput = {}) => to(departure(id, 'passengers'), search),
    confirmation: (id: string, search: Cabins & SearchInput = {}) => to(departure(id, 'confirmation'), search),
    payment: (booking: string, search: SearchInput = {}) => to(`/bookings/${segment(booking)}/payment`, search),
    confirmed: (booking: string, search: SearchInput = {}) => to(`/bookings/${segment(booking)}/confirmed`, search),
    standalonePayment: (id: string, search: SearchInput = {}) => to(`/payments/${segment(id)}`, search),
    standaloneCompleted: (id: string, search: SearchInput = {}) => to(`/payments/${segment(id)}/completed`, search),
  };
}

export type Hrefs = ReturnType<typeof createHrefs>;
