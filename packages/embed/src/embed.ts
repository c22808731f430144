import { defineElement } from './boat-bike-booking.ts';

export type * from './events.ts';

// A server that renders the host page has no custom elements.
if (typeof customElements !== 'undefined')
  defineElement({ base: new URL(import.meta.url).origin, loadButton: () => import('./button.ts') });
