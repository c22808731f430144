import type { Context } from 'hono';
import { ApiFailure } from './api-failure.ts';
import { type Form, textAt } from './form-body.ts';

export type Caller = { account: string; publishable: boolean };

/**
 * Identifies the calling account: `sk_test_x` and `pk_test_x` are the keys of account `x`. An account sees only its own objects, so a key of the
 * wrong market finds nothing. Live keys are rejected.
 */
export function getCaller(c: Context, form: Form): Caller {
  const key = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? textAt(form, 'key') ?? c.req.query('key') ?? '';
  const match = /^(sk|pk|rk)_test_(\w+)$/.exec(key);
  if (!match)
    throw new ApiFailure(401, {
      type: 'invalid_request_error',
      message: 'The payment sandbox takes test keys only (sk_test_…, pk_test_…).',
    });
  return { account: match[2] ?? '', publishable: match[1] === 'pk' };
}

/** Rejects calls that a browser may not make. */
export function rejectPublishable({ publishable }: Caller): void {
  if (publishable)
    throw new ApiFailure(401, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
}
