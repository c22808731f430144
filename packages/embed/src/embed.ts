import { defineElement } from './boat-bike-booking.ts';

// Only while the script itself runs does the page know which script it is.
const script = document.currentScript;
defineElement(new URL(script instanceof HTMLScriptElement && script.src ? script.src : location.href).origin);
