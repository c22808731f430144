import { notStartedId } from './not-started.ts';
import { unsupportedMark } from './unsupported-mark.ts';
import { waitAfterChoice } from './wait-after-choice.ts';

/** The id of the element with the URLs of a page's scripts: those that start it, and those that they import. */
export const scriptListId = 'page-scripts';

/**
 * The page's second inline script, after the gate for browsers that are too old (`support-gate.ts`). It requests the other scripts after the
 * first view is painted with its images, so that neither downloading nor running them delays the content. The same holds for the font (`data-font`
 * in the theme). It waits only briefly: images may be slow, and a frame below the viewport is not painted. If a script that starts the page cannot be
 * loaded, the page shows a message, and its links work by themselves.
 */
export const startScripts = `(() => {
  if (document.documentElement.hasAttribute('${unsupportedMark}')) return;${waitAfterChoice}
  let begun = false;
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  const begin = () => {
    if (begun) return;
    begun = true;
    // Text changes to the font once it is there: a first layout without it would be for nothing.
    const useFont = () => { delete document.documentElement.dataset.font; };
    document.fonts.load('1em "Figtree Variable"').then(useFont, useFont);
    const { entries, preloads } = JSON.parse(document.getElementById('${scriptListId}').textContent);
    const onerror = () => {
      stopWaiting();
      const template = document.getElementById('${notStartedId}');
      template.after(template.content);
      addEventListener('online', () => location.reload());
    };
    for (const src of entries) add('script', { type: 'module', crossOrigin: '', onerror, src });
    // Each request blocks the browser for milliseconds: in between it can respond to the visitor.
    const preload = () => {
      const href = preloads.shift();
      if (!href) return;
      add('link', { rel: 'modulepreload', crossOrigin: '', href });
      setTimeout(preload);
    };
    setTimeout(preload);
  };
  // The second frame begins once the first one, with the images, is on the screen.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(begin)));
  setTimeout(begin, 300);
})()`;
