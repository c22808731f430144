/**
 * The i18next context of a text about an order: on request it is a request, and no booking. A text that says the same of both has one form.
 */
export const orderContext = (onRequest: boolean): { context?: 'request' } => (onRequest ? { context: 'request' } : {});
