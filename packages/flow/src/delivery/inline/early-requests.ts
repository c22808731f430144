import { endpoints } from '@booking/api/endpoints';
import { namedBrands } from '@booking/domain/brand';

const { tours, tour, tourPrices, departure, departureCabins, departureProducts } = endpoints;

/** What each choosing screen needs first, by the parts of its address: the kind of its id, and what follows the id. */
const firstRequests = {
  tours: [tours],
  'tours/': [tour, tourPrices],
  'tours/date': [tour],
  'departures/cabins': [departure, departureCabins, departureProducts],
};
const paths = Object.fromEntries(Object.entries(firstRequests).map(([screen, all]) => [screen, all.map(({ path }) => path)]));

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
    const found = ${JSON.stringify(paths)}[id ? kind + '/' + (step ?? '') : kind] ?? [];
    window.early = {};
    for (const path of found) {
      const url = base + path.replace('{id}', id);
      (window.early[url] = fetch(url, { headers: { accept: 'application/json' } })).catch(() => {});
    }
  } catch {}
})()`;
