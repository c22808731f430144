import type { Analytics, AnalyticsHub } from '../app/services.ts';

/** Milliseconds for which an event may delay the unloading of the page. */
const timeoutMs = 1000;

/**
 * Creates the hub that receives the screens' events from the start. It queues them, in order, until its listeners are connected. Consecutive views
 * of the same screen are reported once: a choice or a repeated load is not another view.
 */
export function createAnalyticsHub(): AnalyticsHub {
  let connect: (listeners: readonly Analytics[]) => void = () => {};
  const connected = new Promise<readonly Analytics[]>((resolve) => {
    connect = resolve;
  });
  let viewed: string | null = null;
  return {
    connect,
    async push(event) {
      const sent = connected.then((listeners) => Promise.all(listeners.map((listener) => listener.push(event))));
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    },
    page(view) {
      if (view.path === viewed) return;
      viewed = view.path;
      void connected.then((listeners) => {
        for (const listener of listeners) listener.page(view);
      });
    },
  };
}
