import { toBrandPath } from './brands.ts';

/** The attributes of the element that are parameters of the frame's address. */
export const parameters = ['locale', 'party', 'date', 'cid'];

export type FrameOptions = {
  /** Where the tool is served, without a slash at its end. */
  base: string;
  /** A tour id, or several joined by a colon; none shows the list of tours. */
  tour: string | null;
  brand: string | null;
  /** Further parameters by name, such as `locale`, `party` and `date`; empty ones are left out. The tool itself ignores what is not valid. */
  params: Readonly<Record<string, string | null>>;
  /** The search parameters of the host page's own address. */
  search: string;
};

/** The tool's address in the frame, with the host page's attribution; null without a usable base. */
export function frameAddress({ base, tour, brand, params, search }: FrameOptions): URL | null {
  if (!/^https?:\/\//.test(base)) return null;
  const path = `${toBrandPath(brand)}/frame/tours`;
  const id = tour ? `/${encodeURIComponent(tour).replaceAll('%3A', ':')}` : '';
  const address = new URL(base.replace(/\/+$/, '') + path + id);
  const { searchParams } = address;
  if (!tour) searchParams.set('all', '1');
  for (const [name, value] of Object.entries(params)) if (value) searchParams.set(name, value);
  for (const [name, value] of new URLSearchParams(search)) {
    if (value && !params[name] && /^(cid|utm_.+|gclid|gbraid|wbraid)$/.test(name)) searchParams.set(name, value);
  }
  return address;
}
