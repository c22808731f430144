import type { BrowserContext } from '@playwright/test';

/** What the recorder has seen: an entry of the data layer, or a change of the history; with what the document said of itself at that moment. */
export type Seen = { entry: Record<string, unknown>; location: string; title: string; referrer: string };

declare global {
  interface Window {
    dataLayer: unknown[];
    tellTest(seen: string): void;
  }
}

/** Runs in the page in place of the tag manager: like it, it reads the data layer from its beginning, the page's address, and the history. */
function record() {
  const tell = (entry: unknown) => {
    const { title, referrer } = document;
    window.tellTest(JSON.stringify({ entry, location: location.href, title, referrer }));
  };
  const layer = window.dataLayer;
  for (const entry of layer) tell(entry);
  layer.push = (...entries) => {
    for (const entry of entries) {
      Array.prototype.push.call(layer, entry);
      tell(entry);
      const { eventCallback } = entry as { eventCallback?: () => void };
      if (eventCallback) setTimeout(eventCallback);
    }
    return layer.length;
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      change(...given);
      tell({ history: name });
    };
  }
  addEventListener('popstate', () => tell({ history: 'popstate' }));
}

/** Puts a recorder in place of the tag manager of every page. */
export async function recordTags(context: BrowserContext): Promise<Seen[]> {
  const all: Seen[] = [];
  await context.exposeFunction('tellTest', (seen: string) => void all.push(JSON.parse(seen)));
  await context.route('https://www.googletagmanager.com/gtm.js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${record})()` }),
  );
  return all;
}
