import { defineElement } from './boat-bike-booking.ts';

// `document.currentScript` is set only while the script itself runs.
const script = document.currentScript;
defineElement(new URL(script instanceof HTMLScriptElement && script.src ? script.src : location.href).origin);
