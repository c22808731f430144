import type { ErrorCode } from '@booking/domain/errors';

type Translate = (...args: never[]) => unknown;

/**
 * The text of an error code, from the namespaces of errors. Takes the `t` of any namespace. Any other message
 * (a schema's default) gives the text of 'something-went-wrong'.
 */
export function errorText(t: Translate, code: ErrorCode | (string & {})): string {
  // Every `t` accepts namespaces in its options; its type, made for one list of namespaces, does not.
  const translate = t as unknown as (keys: readonly string[], options: { ns: readonly string[] }) => string;
  return translate([code, 'something-went-wrong'], { ns: ['errors', 'formErrors', 'paymentErrors'] });
}
