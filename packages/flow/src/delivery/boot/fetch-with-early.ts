type EarlyWindow = { early?: Record<string, Promise<Response>> };

/** A `fetch` that returns an early response, once, if there is one for the URL. It can be aborted like any other. */
export function fetchWithEarly(page: Window & EarlyWindow & Pick<typeof globalThis, 'fetch'>): typeof fetch {
  return (input, init) => {
    const url = String(input);
    const early = init?.method === 'GET' ? page.early?.[url] : undefined;
    if (!early) return page.fetch(input, init);
    delete page.early?.[url];
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
      early.then(resolve, reject);
    });
  };
}
