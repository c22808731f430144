import { namedBrands } from '@booking/domain/brand';

type EarlyWindow = { early?: Record<string, Promise<Response>> };

/**
 * The inline script of a shell's own HTML, which contains no data. It requests the first data of a choosing screen while the scripts are still
 * loading. The responses wait in `window.early`, by URL. The script ignores addresses that it does not recognise.
 * @param apiBaseUrl the API's base URL if the page's configuration has none
 */
export const earlyRequests = (apiBaseUrl: string): string => `(() => {
  try {
    const { apiBaseUrl: base = ${JSON.stringify(apiBaseUrl)} } = JSON.parse(document.getElementById('runtime-config').textContent);
    const parts = location.pathname.replace(/^(\\/(${namedBrands.join('|')}))?(\\/frame)?\\//, '').split('/');
    const [kind, id, step] = parts.map((part) => encodeURIComponent(decodeURIComponent(part)).replaceAll('%3A', ':'));
    const of = '/' + kind + '/' + id;
    const paths = { tours: ['/tours'], 'tours/': [of, of + '/prices'], 'tours/date': [of], 'departures/cabins': [of, of + '/cabins', of + '/products'] };
    const found = paths[id ? kind + '/' + (step ?? '') : kind] ?? [];
    window.early = {};
    for (const path of found) (window.early[base + path] = fetch(base + path, { headers: { accept: 'application/json' } })).catch(() => {});
  } catch {}
})()`;

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
