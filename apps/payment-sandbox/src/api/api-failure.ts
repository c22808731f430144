/** The provider's error body. */
export type ErrorBody = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'authentication_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  [more: string]: unknown;
};

/** A call that fails: its HTTP status and the `error` of its body. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(
    readonly status: 400 | 401 | 402 | 404,
    readonly error: ErrorBody,
  ) {
    super(error.message);
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): ApiFailure =>
  new ApiFailure(400, { type: 'invalid_request_error', message, ...more });

export const missing = (what: 'payment_intent' | 'PaymentMethod', id: string): ApiFailure =>
  new ApiFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: what === 'payment_intent' ? 'intent' : 'payment_method',
    message: `No such ${what}: '${id}'`,
  });
