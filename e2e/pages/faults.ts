import type { Page, Route } from '@playwright/test';

/** What a backend or a connection does instead of responding. */
export const faults = ['timeout', 'status 500', 'status 503, then fine', 'malformed JSON', 'offline, then online'] as const;
export type Fault = (typeof faults)[number];

/** Words of machines, which no visitor is shown. */
export const technical =
  /Application Error|dynamically imported|TypeError|SyntaxError|Failed to fetch|undefined|\bJSON\b|\b50[03]\b|NetworkError|preload CSS|[Cc]hunk/;

/** Responds with faults until it is ended. `met` counts the requests that met one. */
export class Breakage {
  met = 0;
  #ended = false;
  readonly fault: Fault;

  constructor(fault: Fault) {
    this.fault = fault;
  }

  /** Handles a request; `fine` lets it through. */
  async respond(route: Route, fine: (route: Route) => Promise<void>): Promise<void> {
    if (this.#ended || (this.fault === 'status 503, then fine' && this.met > 0)) return fine(route);
    this.met++;
    switch (this.fault) {
      // Never: the page gives up by itself.
      case 'timeout':
        return;
      case 'malformed JSON':
        return route.fulfill({ contentType: 'application/json', body: '{"data": [' });
      case 'offline, then online':
        return route.abort('internetdisconnected');
      default:
        return route.fulfill({ status: this.fault === 'status 500' ? 500 : 503, headers: { 'retry-after': '1' }, body: 'no' });
    }
  }

  /** The fault is over; a browser that was offline says that it is online. */
  async end(page: Page): Promise<void> {
    this.#ended = true;
    if (this.fault === 'offline, then online') await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
}
