import { allowedHtml } from '@booking/ui/sanitise/allowed-html';
import sanitiseHtml from 'sanitize-html';

/** Sanitises HTML on the server, as `sanitise` of `@booking/ui` does in the browser. */
export const sanitise = (html: string): string =>
  sanitiseHtml(html, {
    allowedTags: [...allowedHtml.tags],
    allowedAttributes: { a: ['href', ...Object.keys(allowedHtml.linkAttributes)] },
    allowedSchemes: [...allowedHtml.schemes],
    allowProtocolRelative: false,
    transformTags: { a: sanitiseHtml.simpleTransform('a', allowedHtml.linkAttributes) },
  });
