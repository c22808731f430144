import type { BrowserContext } from '@playwright/test';

/** What the recorder has seen: an entry of the data layer, or a change of the history; with the document's location, title and referrer at that moment. */
export type Seen = { entry: Record<string, unknown>; location: string; title: string; referrer: string };

declare global {
  interface Window {
    dataLayer: unknown[];
    reportToTest(seen: string): void;
  }
}

/** Runs in the page in place of the tag manager. Like the tag manager, it reads the data layer from its beginning, the page's address, and the history. */
function record() {
  const report = (entry: unknown) => {
    const { title, referrer } = document;
    window.reportToTest(JSON.stringify({ entry, location: location.href, title, referrer }));
  };
  const layer = window.dataLayer;
  for (const entry of layer) report(entry);
  layer.push = (...entries) => {
    for (const entry of entries) {
      Array.prototype.push.call(layer, entry);
      report(entry);
      const { eventCallback } = entry as { eventCallback?: () => void };
      if (eventCallback) setTimeout(eventCallback);
    }
    return layer.length;
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      change(...given);
      report({ history: name });
    };
  }
  addEventListener('popstate', () => report({ history: 'popstate' }));
}

/** Replaces the tag manager of every page by a recorder. */
export async function recordTags(context: BrowserContext): Promise<Seen[]> {
  const all: Seen[] = [];
  await context.exposeFunction('reportToTest', (seen: string) => void all.push(JSON.parse(seen)));
  await context.route('https://www.googletagmanager.com/gtm.js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${record})()` }),
  );
  return all;
}
