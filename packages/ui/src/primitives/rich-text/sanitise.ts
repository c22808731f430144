import createDOMPurify, { type DOMPurify } from 'dompurify';
import { allowedHtml } from './allowed-html.ts';

let purifier: DOMPurify | null = null;

/** Sanitised texts by their HTML: the same descriptions are shown to each passenger. */
const sanitised = new Map<string, string>();

function createPurifier(): DOMPurify {
  const created = createDOMPurify(window);
  created.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    for (const [name, value] of Object.entries(allowedHtml.linkAttributes)) node.setAttribute(name, value);
  });
  return created;
}

function purify(html: string): string {
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedHtml.tags],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: new RegExp(`^(?:${allowedHtml.schemes.join('|')}):`, 'i'),
  });
}

/** Removes all HTML that is not allowed. Links open in a new tab. */
export function sanitise(html: string): string {
  const known = sanitised.get(html);
  if (known !== undefined) return known;
  const safe = purify(html);
  sanitised.set(html, safe);
  return safe;
}
