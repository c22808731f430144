import type { ErrorCode } from '@booking/domain/errors';
import type { ElementAmount } from '@booking/domain/payment';
import type { ComponentType } from 'react';

/**
 * A payment intent as reported by the provider. `failure` describes the last failed attempt: whether the card was the cause, and the provider's
 * message if the visitor may see it.
 */
export type IntentReport = { status: string; failure: { isCardError: boolean; message: string | null } | null };

/**
 * The reason of a failed payment. `invalid`: the form itself shows its validation issues. `error`: our message, and the provider's if there
 * is one; `stale`: our own state may have changed and must be fetched again. `other-amount`: the provider would have charged `requested`
 * (null: in a currency that we do not support) instead of the amount shown, so nothing was confirmed.
 */
export type PaymentError =
  | { kind: 'invalid' }
  | { kind: 'other-amount'; requested: ElementAmount | null; shown: ElementAmount }
  | { kind: 'error'; code: ErrorCode; detail: string | ErrorDetail | null; stale: boolean };
/** A detail with one of our own texts. */
type ErrorDetail = { code: ErrorCode };

export type PaymentOrder = {
  name: string;
  email: string;
  /** The amount that the page showed, which the visitor agreed to pay. */
  shown: ElementAmount;
  /** Requests the client secret of a payment intent for this method from our backend. Rejects with an `ApiError`. */
  requestSecret(methodId: string): Promise<string>;
  /** The absolute URL to which the provider redirects the visitor. */
  returnUrl: string;
};

/** Pays with the values of the form. Resolves only if it fails: otherwise the browser leaves the page. */
type Pay = (order: PaymentOrder) => Promise<PaymentError>;

/** The state that a form reports to its page. `pay` is null until the form is ready, `method` until the visitor has chosen one. */
export type GatewayFormState = { pay: Pay | null; method: string | null; failed: boolean };

export type GatewayFormProps = ElementAmount & { onState(state: GatewayFormState): void };

/** A payment provider, for one market. */
export type PaymentGateway = {
  /** Retrieves an intent from the provider; null if there is none with this secret. Rejects if the provider cannot be reached. */
  retrieve(clientSecret: string): Promise<IntentReport | null>;
  /** The payment method that the form preselects. */
  defaultMethod: string;
  /** The provider's form. */
  Form: ComponentType<GatewayFormProps>;
};
