import * as v from 'valibot';
import { parseSearch, type SearchRecord, stringifySearch } from '../boot/search-codec.ts';
import { type SafeStorage, type StoredItem, storedItem } from '../storage/stored-item.ts';

const ReturnSchema = v.object({ page: v.string(), clientSecret: v.string() });
export type PaymentReturn = v.InferOutput<typeof ReturnSchema>;

const item = (session: SafeStorage): StoredItem<PaymentReturn> => storedItem(session, 'payment-return', ReturnSchema);

/** What an address may not show: the provider's own names, and ours for the way back to the payment page. */
const secretKeys = ['payment_intent_client_secret', 'previous_payment_client_secret'] as const;
const hiddenKeys = [...secretKeys, 'payment_intent', 'previous_payment_intent'] as const;

const pageOf = (pathname: string): string | null =>
  /\/(?:bookings|payments)\/[^/]+(?:\/[a-z]+)?\/?$/.exec(pathname)?.[0]?.replace(/\/$/, '') ?? null;

const textAt = (search: SearchRecord, key: string): string | null => {
  const value = search[key];
  return (Array.isArray(value) ? value.at(-1) : value) || null;
};

/**
 * Takes the provider's secret out of an address and keeps it for the page that the address leads to, in this tab only.
 * Answers the address without it. Facts about the outside services, Card payments.
 */
export function cutPaymentReturn(href: string, session: SafeStorage): string {
  const [path = '', query = ''] = href.split('#')[0]?.split('?') ?? [];
  const page = pageOf(path);
  const search = parseSearch(query);
  if (page === null || !hiddenKeys.some((key) => key in search)) return href;
  const clientSecret = secretKeys.map((key) => textAt(search, key)).find((text) => text !== null);
  if (clientSecret) item(session).write({ page, clientSecret });
  else item(session).clear();
  for (const key of hiddenKeys) delete search[key];
  return path + stringifySearch(search);
}

/** Cleans the page's own address, before anything else on the page reads it. */
export function cutPaymentReturnOfPage(page: Pick<Window, 'location' | 'history'>, session: SafeStorage): void {
  const { pathname, search } = page.location;
  const clean = cutPaymentReturn(pathname + search, session);
  if (clean !== pathname + search) page.history.replaceState(page.history.state, '', clean);
}

/** The client secret that the visitor has come back to this page with. */
export function clientSecretOf(pathname: string, session: SafeStorage): string | null {
  const kept = item(session).read();
  return kept !== null && kept.page === pageOf(pathname) ? kept.clientSecret : null;
}

/** A new attempt begins: what came of the one before is no longer told. */
export const forgetPaymentReturn = (session: SafeStorage): void => item(session).clear();
