/** What a host page may choose of the theme, as `--booking-<name>` on the element. The same as in the tool: `scripts/embed-lists.test.ts`. */
export const themeParameters = ['accent', 'radius'] as const;
