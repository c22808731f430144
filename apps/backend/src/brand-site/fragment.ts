import type { html } from 'hono/html';

/** A piece of a page: what `html` makes, in which every value that is put in is escaped. */
export type Fragment = ReturnType<typeof html>;
