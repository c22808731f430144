import type { ErrorCode } from '@booking/domain/errors';

type Translate = (...args: never[]) => unknown;

/**
 * The words of an error code, from the namespaces `errors` and `formErrors`. Takes the `t` of any namespace. A message that is no code of ours
 * (a schema's default) gives the words of 'something-went-wrong'.
 */
export function errorText(t: Translate, code: ErrorCode | (string & {})): string {
  // Every `t` can be told its namespace in the call; its type, made for one list of namespaces, cannot say so.
  const translate = t as unknown as (keys: readonly string[], options: { ns: readonly string[] }) => string;
  return translate([code, 'something-went-wrong'], { ns: ['errors', 'formErrors'] });
}
