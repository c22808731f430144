/** What descriptions and translations may contain, for the sanitiser of the browser and that of the server. SHELL-20, OUT-33. */
export const allowedHtml = {
  tags: ['b', 'i', 'u', 'p', 'br', 'a', 'ul', 'ol', 'li'],
  /** Of links. */
  schemes: ['http', 'https', 'mailto'],
  linkAttributes: { target: '_blank', rel: 'noopener noreferrer' },
} as const;
