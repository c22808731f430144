import { notStartedId } from '../app/not-started.ts';

/** The element with the addresses of a page's scripts: those that start it, and those that they will ask for. */
export const scriptListId = 'page-scripts';

/**
 * The page's one inline script: it asks for the page's scripts once the first view with its pictures is painted, so that neither their bytes
 * nor their work come before what is there to see; likewise the font (`data-font` in the theme). That is waited for a moment only: pictures
 * may be slow, and a frame far below paints nothing. Where a script that starts the page does not come, the page says so. ERR-26.
 */
export const startScripts = `(() => {
  let begun = false;
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  const begin = () => {
    if (begun) return;
    begun = true;
    delete document.documentElement.dataset.font;
    const { entries, preloads } = JSON.parse(document.getElementById('${scriptListId}').textContent);
    const onerror = () => {
      const template = document.getElementById('${notStartedId}');
      template.after(template.content);
      addEventListener('online', () => location.reload());
    };
    for (const src of entries) add('script', { type: 'module', crossOrigin: '', onerror, src });
    // Asking takes a browser milliseconds each: between two it may answer to the visitor.
    const preload = () => {
      const href = preloads.shift();
      if (!href) return;
      add('link', { rel: 'modulepreload', crossOrigin: '', href });
      setTimeout(preload);
    };
    setTimeout(preload);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  setTimeout(begin, 300);
})()`;
