import sanitiseHtml from 'sanitize-html';

/** The same for a server as `sanitise` of `@booking/ui` for a browser: the few elements that are allowed, links to http, https and mailto. */
export const sanitise = (html: string): string =>
  sanitiseHtml(html, {
    allowedTags: ['b', 'i', 'u', 'p', 'br', 'a', 'ul', 'ol', 'li'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitiseHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
  });
