import type { ErrorCode } from '@booking/domain/errors';
import type { ElementAmount } from '@booking/domain/payment';
import type { ComponentType } from 'react';

/** An intent as its provider reports it. `failure` is the last attempt's, `words` the provider's own where a visitor may read them. */
export type IntentReport = { status: string; failure: { words: string | null } | null };

/**
 * Why a payment did not go on. `invalid`: the form itself says what is missing. `error`: our words, and the provider's where
 * it has any; `stale` where our own state may have changed, and is to be asked for again.
 */
export type PaymentError = { kind: 'invalid' } | { kind: 'error'; code: ErrorCode; detail: string | ErrorDetail | null; stale: boolean };
/** A detail in our own words. */
type ErrorDetail = { code: ErrorCode };

export type PaymentOrder = {
  name: string;
  email: string;
  /** Asks our backend for the client secret of an intent that is to be paid with this method. Rejects with an `ApiError`. */
  requestSecret(methodId: string): Promise<string>;
  /** Absolute address that the provider returns the visitor to. */
  returnUrl: string;
};

/** Pays with what stands in the form. Resolves only when it did not work: otherwise the browser leaves the page. */
type Pay = (order: PaymentOrder) => Promise<PaymentError>;

/** What a form tells the page around it. `pay` is null until it can be used. */
export type GatewayFormState = { pay: Pay | null; method: string | null; failed: boolean };

export type GatewayFormProps = ElementAmount & { onState(state: GatewayFormState): void };

/** A payment provider, for one market. */
export type PaymentGateway = {
  /** Asks the provider for an intent. Null where it knows none by this secret; rejects when it cannot be reached. */
  retrieve(clientSecret: string): Promise<IntentReport | null>;
  /** The provider's form. */
  Form: ComponentType<GatewayFormProps>;
};
