import { frameAddress, parameters } from '../frame-address.ts';
import type { PageElement, Script } from './element-findings.ts';

export const tag = 'boat-bike-booking';

const findScripts = (): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) => /\/embed\.m?js(\?|$)/.test(src));

/** Why nothing on the page has defined the element. */
export function findMissing(): Script {
  const scripts = findScripts();
  if (scripts.some(({ src, type }) => type === 'module' && /\/embed\.js/.test(src))) return 'module';
  return scripts.length > 0 ? 'failed' : 'none';
}

/** The address that the dialog of a button will have; null if only the script knows where the tool is. */
function dialogAddress(element: HTMLElement): string | null {
  const get = (name: string) => element.getAttribute(name);
  const [script] = findScripts();
  const base = get('src-base') ?? (script ? new URL(script.src).origin : '');
  const params = Object.fromEntries(parameters.map((name) => [name, get(name)]));
  const tour = element.hasAttribute('all') ? null : get('tour');
  return frameAddress({ base, tour, brand: get('brand'), params, search: location.search })?.href ?? null;
}

/** The page's own elements as they are now. Their frames are loaded at once, wherever they stand: what does not load is then known. */
export const readElements = (): PageElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].map((element) => {
    const frame = element.shadowRoot?.querySelector('iframe');
    if (frame) frame.loading = 'eager';
    return {
      attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      address: element.getAttribute('mode') === 'button' ? dialogAddress(element) : (frame?.getAttribute('src') ?? null),
      isReady: frame ? !frame.inert : false,
      isRendered: element.getClientRects().length > 0,
    };
  });
