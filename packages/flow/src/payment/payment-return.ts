import * as v from 'valibot';
import { parseSearch, type SearchRecord, stringifySearch } from '../app/search-codec.ts';
import type { SafeStorage, Services } from '../app/services.ts';
import type { StoredItem } from '../storage/stored-item.ts';
import { storedJson } from '../storage/stored-json.ts';

const ReturnSchema = v.object({ page: v.string(), clientSecret: v.string() });
type PaymentReturn = v.InferOutput<typeof ReturnSchema>;

const item = (session: SafeStorage): StoredItem<PaymentReturn> => storedJson(session, 'payment-return', ReturnSchema);

/** The payment that the visitor has returned from. */
export const paymentReturn = ({ storage }: Pick<Services, 'storage'>): StoredItem<PaymentReturn> => item(storage.session);

/** The parameters that must not stay in an address: the provider's, and our own for the redirect back to the payment page. */
const secretKeys = ['payment_intent_client_secret', 'previous_payment_client_secret'] as const;
const hiddenKeys = [...secretKeys, 'payment_intent', 'previous_payment_intent'] as const;

const getText = (search: SearchRecord, key: string): string | null => {
  const value = search[key];
  return (Array.isArray(value) ? value.at(-1) : value) || null;
};

/** The page of an address: its path without a trailing slash. */
const toPagePath = (href: string): string => new URL(href, 'http://localhost').pathname.replace(/\/$/, '');

/**
 * Moves the provider's secret from the page's address to session storage, before anything else on the page reads the address.
 */
export function extractPaymentReturn(page: Pick<Window, 'location' | 'history'>, session: SafeStorage): void {
  const { pathname } = page.location;
  const search = parseSearch(page.location.search);
  if (!hiddenKeys.some((key) => key in search)) return;
  const clientSecret = secretKeys.map((key) => getText(search, key)).find((text) => text !== null);
  if (clientSecret === undefined || clientSecret === null) item(session).clear();
  else item(session).write({ page: toPagePath(pathname), clientSecret });
  for (const key of hiddenKeys) delete search[key];
  page.history.replaceState(page.history.state, '', pathname + stringifySearch(search));
}

/** The client secret of a return to one of these pages (addresses), which belong to the same booking or payment. */
export const getClientSecret = (stored: PaymentReturn | null, pages: readonly string[]): string | null =>
  stored !== null && pages.some((page) => toPagePath(page) === stored.page) ? stored.clientSecret : null;

type SettledInput = {
  /** The status of the retrieved intent; null if the provider does not find it. */
  intentStatus: string | null;
  ownStatus: string;
};

/**
 * Whether a secret is of no further use: our own status is final and the intent is not processing, or the intent was cancelled. A declined intent
 * of an open payment is not: a reload shows its failure again.
 */
export const isSettled = ({ intentStatus, ownStatus }: SettledInput): boolean =>
  intentStatus === 'canceled' ||
  (ownStatus !== 'Open' &&
    ownStatus !== 'Processing' &&
    !['processing', 'requires_capture', 'requires_confirmation'].includes(intentStatus ?? ''));

/** Clears the secret of a return to one of these pages, and no other. */
export function clearReturnTo(session: SafeStorage, pages: readonly string[]): void {
  if (getClientSecret(item(session).peek(), pages) !== null) item(session).clear();
}

/** Clears the result of the previous attempt when a new one starts. */
export const clearPaymentReturn = (session: SafeStorage): void => item(session).clear();
