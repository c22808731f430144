import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type Endpoint, type EndpointName, endpoints } from '../endpoints/index.ts';

/**
 * What a response may be is the input side of its schema: the wire. In a body, lists check their length before their items, so the schema of
 * the items is on the output side; nothing in a body is transformed.
 */
const sides = { query: 'input', body: 'output', response: 'input' } as const;
type Part = keyof typeof sides;

/** A schema of the contract as JSON Schema, draft 2020-12, without `$schema`. What JSON Schema cannot say is left out. */
export function toSchema(schema: v.GenericSchema, part: Part): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: sides[part], errorMode: 'ignore' });
  return rest;
}

/** The JSON Schemas of every query, body and response, by file name: `createBooking.body.json`. */
export function jsonSchemas(): Record<string, object> {
  const parts = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]) =>
    (['query', 'body', 'response'] as const).flatMap((part) => {
      const schema = endpoint[part];
      if (schema === null) return [];
      const title = `${endpoint.method} ${endpoint.path}: ${part}`;
      const content = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...toSchema(schema, part) };
      return [[`${name}.${part}.json`, content] as const];
    }),
  );
  return Object.fromEntries(parts);
}
