import { defineElement } from './boat-bike-booking.ts';

export type * from './events.ts';

// The tool serves this module as `/embed.mjs`. In a partner's bundle the address is the partner's, where no tool is: then `src-base` is needed.
const served = /^(https?:\/\/[^/]+)\/embed\.mjs\b/;

// A server that renders the host page has no custom elements.
if (typeof customElements !== 'undefined')
  defineElement({ base: served.exec(import.meta.url)?.[1] ?? '', loadButton: () => import('./button.ts') });
