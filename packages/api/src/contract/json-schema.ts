import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type Endpoint, type EndpointName, endpoints } from '../endpoints/index.ts';
import { bodyExamples } from './booking-examples.ts';
import { responseExamples } from './examples.ts';
import { publishedFormats } from './published-formats.ts';

/**
 * What a response may be is the input side of its schema: the wire. In a body, lists check their length before their items, so the schema of
 * the items is on the output side; nothing in a body is transformed.
 */
const sides = { query: 'input', body: 'output', response: 'input' } as const;
type Part = keyof typeof sides;

/** A schema of the contract as JSON Schema, draft 2020-12, without `$schema`. What JSON Schema cannot say is left out. */
export function toSchema(schema: v.GenericSchema, part: Part): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: sides[part],
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const published = publishedFormats.get(valibotAction);
      return published && { ...jsonSchema, ...published };
    },
  });
  return rest;
}

const toExamples = (name: EndpointName, part: Part): readonly unknown[] => {
  if (part === 'response') return responseExamples[name];
  return part === 'body' && name in bodyExamples ? [bodyExamples[name as keyof typeof bodyExamples]] : [];
};

/** The schema of one part of an endpoint, with its examples; null if it has no such part. */
export function toPublishedSchema(name: EndpointName, part: Part): object | null {
  const schema = (endpoints[name] as Endpoint)[part];
  if (schema === null) return null;
  const examples = toExamples(name, part);
  return { ...toSchema(schema, part), ...(examples.length > 0 && { examples }) };
}

/** The JSON Schemas of every query, body and response, by file name: `createBooking.body.json`. */
export function jsonSchemas(): Record<string, object> {
  const parts = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { method, path }]) =>
    (['query', 'body', 'response'] as const).flatMap((part) => {
      const schema = toPublishedSchema(name, part);
      if (schema === null) return [];
      const title = `${method} ${path}: ${part}`;
      return [[`${name}.${part}.json`, { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema }] as const];
    }),
  );
  return Object.fromEntries(parts);
}
