import { defineElement } from './boat-bike-booking.ts';

// A classic script knows its address, a relative import from another origin does not. As a module, or from the text of a loader, it has none: then
// the link in the element stays, and the console shows why.
const script = document.currentScript as HTMLScriptElement | null;
if (script) {
  const address = new URL(script.src || location.href);
  defineElement({ base: address.origin, loadButton: () => import(/* @vite-ignore */ new URL('embed-button.mjs', address).href) });
} else console.warn('embed.js does nothing as a module');
