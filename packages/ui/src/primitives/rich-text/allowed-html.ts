/** The HTML allowed in descriptions and translations. Used by the sanitisers of the browser and of the server. */
export const allowedHtml = {
  tags: ['b', 'i', 'u', 'p', 'br', 'a', 'ul', 'ol', 'li'],
  /** URL schemes of links. */
  schemes: ['http', 'https', 'mailto'],
  linkAttributes: { target: '_blank', rel: 'noopener noreferrer' },
} as const;
