import { defineElement } from './boat-bike-booking.ts';

// A classic script knows its address, a relative import from another origin does not.
const { src } = document.currentScript as HTMLScriptElement;
defineElement({
  base: new URL(src || location.href).origin,
  loadButton: () => import(/* @vite-ignore */ new URL('embed-button.mjs', src || location.href).href),
});
