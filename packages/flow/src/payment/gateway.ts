import type { ErrorCode } from '@booking/domain/errors';
import type { ElementAmount } from '@booking/domain/payment';
import type { ComponentType } from 'react';

/**
 * An intent as its provider reports it. `failure` is the last attempt's: whether its card failed, and the provider's message where a visitor
 * may see it.
 */
export type IntentReport = { status: string; failure: { isCardError: boolean; words: string | null } | null };

/**
 * Why a payment failed. `invalid`: the form itself shows what is missing. `error`: our message, and the provider's where
 * it has one; `stale` where our own state may have changed and must be fetched again. `other-amount`: the provider would have charged
 * `asked` (null: in a currency that is not ours), which is not what was shown; nothing was confirmed.
 */
export type PaymentError =
  | { kind: 'invalid' }
  | { kind: 'other-amount'; asked: ElementAmount | null; shown: ElementAmount }
  | { kind: 'error'; code: ErrorCode; detail: string | ErrorDetail | null; stale: boolean };
/** A detail with a text of our own. */
type ErrorDetail = { code: ErrorCode };

export type PaymentOrder = {
  name: string;
  email: string;
  /** What the visitor was shown, and has agreed to pay. */
  shown: ElementAmount;
  /** Asks our backend for the client secret of an intent that is to be paid with this method. Rejects with an `ApiError`. */
  requestSecret(methodId: string): Promise<string>;
  /** Absolute address that the provider returns the visitor to. */
  returnUrl: string;
};

/** Pays with the values of the form. Resolves only when it failed: otherwise the browser leaves the page. */
type Pay = (order: PaymentOrder) => Promise<PaymentError>;

/** What a form reports to the page around it. `pay` is null until it can be used; `method` null until the visitor has chosen one. */
export type GatewayFormState = { pay: Pay | null; method: string | null; failed: boolean };

export type GatewayFormProps = ElementAmount & { onState(state: GatewayFormState): void };

/** A payment provider, for one market. */
export type PaymentGateway = {
  /** Asks the provider for an intent. Null where there is none with this secret; rejects when the provider cannot be reached. */
  retrieve(clientSecret: string): Promise<IntentReport | null>;
  /** The payment method that is chosen in the form from the beginning. */
  firstMethod: string;
  /** The provider's form. */
  Form: ComponentType<GatewayFormProps>;
};
