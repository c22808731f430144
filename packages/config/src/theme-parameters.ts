/** What a host page may choose of the theme: `--booking-<name>` on the embedding element, and a search parameter of the frame's address. */
export const themeParameters = ['accent', 'radius'] as const;
export type ThemeParameter = (typeof themeParameters)[number];
