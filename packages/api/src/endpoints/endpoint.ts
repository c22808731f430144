import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call of the contract. The path is relative to /api/v1; `{name}` is a path parameter. `errors`: the error statuses that it may return. */
export type Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Query extends Schema | null = Schema | null,
  Body extends Schema | null = Schema | null,
  Response extends Schema = Schema,
> = { method: Method; path: Path; query: Query; body: Body; response: Response; errors: readonly number[] };

export const get = <const Path extends string, Response extends Schema, Query extends Schema | null = null>(
  path: Path,
  response: Response,
  { query = null as Query, errors = [] as readonly number[] } = {},
): Endpoint<'GET', Path, Query, null, Response> => ({ method: 'GET', path, query, body: null, response, errors });

export const post = <const Path extends string, Body extends Schema, Response extends Schema>(
  path: Path,
  body: Body,
  response: Response,
  errors: readonly number[],
): Endpoint<'POST', Path, null, Body, Response> => ({ method: 'POST', path, query: null, body, response, errors });

/** The names in braces of a path. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type QueryOf<E extends Endpoint> = E['query'] extends Schema ? { query: v.InferInput<E['query']> } : unknown;
type BodyOf<E extends Endpoint> = E['body'] extends Schema ? { body: v.InferInput<E['body']> } : unknown;
type ParamsOf<E extends Endpoint> = [PathNames<E['path']>] extends [never] ? unknown : { params: Record<PathNames<E['path']>, string> };

/** A call's input: path parameters, query and body, where the endpoint has them. */
export type CallInput<E extends Endpoint> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;
/** A call's output: the parsed response (amounts in cents). */
export type CallOutput<E extends Endpoint> = v.InferOutput<E['response']>;
