import { pageIdentity } from './page-identity.ts';
import { unsupportedMark } from './unsupported-mark.ts';

/** What the app uses and cannot do without, as `object, property`. Each is in every browser of docs/browsers.md, and in the test of the gate. */
const required = [
  "Array.prototype, 'toSorted'",
  "Array.prototype, 'at'",
  "Object, 'hasOwn'",
  "String.prototype, 'replaceAll'",
  "Promise, 'allSettled'",
  "window, 'AbortController'",
  "window, 'HTMLDialogElement'",
  "window, 'IntersectionObserver'",
  "window, 'ResizeObserver'",
  "Intl, 'DisplayNames'",
  "Intl, 'ListFormat'",
  "Intl.DateTimeFormat.prototype, 'formatRange'",
];

/**
 * The script that every page runs first: in a browser that is too old, it shows the page's notice and marks the root element, in the brand's colours
 * and with the notice's language. It is ES5, without anything that such a browser may lack. A shell's own HTML has a notice for each brand and language,
 * whose phone number and e-mail address the page's configuration may override. In a frame it reports the height as the app would.
 */
export const supportGate = `(function () {
  function has(object, name) { return name in object; }
  function isSupported() {
    try {
      return CSS.supports('selector(:has(a))') && matchMedia('(width >= 0px)').media !== 'not all'
        && ${required.map((feature) => `has(${feature})`).join(' && ')};
    } catch (error) {
      return false;
    }
  }
  if (isSupported()) return;
  var root = document.documentElement;
  root.setAttribute('${unsupportedMark}', '');
  var app = document.getElementById('app');${pageIdentity}
  root.setAttribute('data-brand', brand);
  root.setAttribute('lang', language);
  var notice = (document.getElementById('unsupported') || document.getElementById('unsupported-' + brand + '-' + language)).content;
  function override(name, scheme, getText) {
    try {
      var given = JSON.parse(document.getElementById('runtime-config').textContent).brands[brand][name];
      var text = getText(given[language] || given);
      var link = notice.querySelector('a[href^="' + scheme + '"]');
      link.textContent = text;
      link.href = scheme + text.replace(/\\s/g, '');
    } catch (error) {}
  }
  override('phones', 'tel:', function (phones) { return phones[0].number; });
  override('email', 'mailto:', function (email) { return email.trim(); });
  if (notice.querySelector('h1')) {
    app.textContent = '';
    // The notice's margins are part of the page's height.
    app.style.overflow = 'hidden';
  }
  app.insertBefore(notice, app.firstChild);
  if (parent === window) return;
  function report() {
    parent.postMessage({ type: 'resize', height: Math.ceil(app.getBoundingClientRect().height - 1 / 128) }, '*');
  }
  report();
  addEventListener('load', report);
  addEventListener('resize', report);
})()`;
