import { defineElement } from './boat-bike-booking.ts';

export type * from './events.ts';

// A server that renders the host page has no custom elements.
if (typeof customElements !== 'undefined') {
  // A classic script knows its address from `currentScript`, a module from `import.meta.url`.
  const script = document.currentScript as HTMLScriptElement | null;
  defineElement(new URL(script?.src || import.meta.url || location.href).origin);
}
