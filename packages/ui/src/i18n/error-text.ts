import type { ErrorCode } from '@booking/domain/errors';

type Translate = (...args: never[]) => unknown;

/**
 * The text of an error code. Accepts the `t` of any namespace. Any other message, such as a schema's default, returns the text of
 * 'something-went-wrong'.
 */
export function errorText(t: Translate, code: ErrorCode | (string & {})): string {
  // Every `t` accepts other namespaces in its options, but its type does not.
  const translate = t as unknown as (keys: readonly string[], options: { ns: readonly string[] }) => string;
  return translate([code, 'something-went-wrong'], { ns: ['errors', 'formErrors', 'paymentErrors'] });
}
