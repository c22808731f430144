import { defineElement } from './boat-bike-booking.ts';

export type * from './events.ts';

// A server that renders the host page has no elements.
if (typeof customElements !== 'undefined') {
  // As a classic script it is known while it runs, as a module by its own address.
  const script = document.currentScript as HTMLScriptElement | null;
  defineElement(new URL(script?.src || import.meta.url || location.href).origin);
}
