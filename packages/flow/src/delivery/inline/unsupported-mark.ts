/** On the root element of a page in a browser that is too old. The app does not start there. */
export const unsupportedMark = 'data-unsupported';

/** Whether the page's gate has found that the browser is too old. */
export const isUnsupported = (document: Document): boolean => document.documentElement.hasAttribute(unsupportedMark);
