export type FrameOptions = {
  /** Where the tool is served, without a slash at its end. */
  base: string;
  /** A tour id, or several joined by a colon; none shows the list of tours. */
  tour: string | null;
  brand: string | null;
  locale: string | null;
  /** The campaign id in the host page's own address. */
  cid: string | null;
};

/** The tool's address in the frame; null without a usable base. EMBED-1, EMBED-19. */
export function frameAddress({ base, tour, brand, locale, cid }: FrameOptions): URL | null {
  if (!/^https?:\/\//.test(base)) return null;
  const path = `${brand === 'islandhopping' ? '/islandhopping' : ''}/frame/tours`;
  const id = tour ? `/${encodeURIComponent(tour).replaceAll('%3A', ':')}` : '';
  const address = new URL(base.replace(/\/+$/, '') + path + id);
  if (!tour) address.searchParams.set('all', '1');
  if (locale) address.searchParams.set('locale', locale);
  if (cid) address.searchParams.set('cid', cid);
  return address;
}
