import type { Analytics, AnalyticsHub } from '../app/services.ts';

/** Milliseconds that an event holds up the visitor's way out of the document. */
const timeout = 1000;

/**
 * What the screens send their events to from the start. They wait for the listener that is connected once the page works, and reach it in
 * their order. A screen is reported once: neither a choice on it nor its being loaded again is another view. OUT-37.
 */
export function createAnalyticsHub(): AnalyticsHub {
  let connect: (listener: Analytics) => void = () => {};
  const connected = new Promise<Analytics>((resolve) => {
    connect = resolve;
  });
  let viewed: string | null = null;
  return {
    connect,
    async push(event) {
      const sent = connected.then((listener) => listener.push(event));
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, timeout))]);
    },
    page(view) {
      if (view.path === viewed) return;
      viewed = view.path;
      void connected.then((listener) => listener.page(view));
    },
  };
}
