import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { endpoints } from '../endpoints/index.ts';
import { jsonSchemas, openApi } from './index.ts';

const invalid = () => ({ ...openApi(), paths: { '/tours': { get: { responses: { ok: {} } } } } });

test('two validators find nothing in the OpenAPI document, and something in a wrong one (CALL-43)', async () => {
  expect(await new Validator().validate(openApi() as Record<string, unknown>)).toMatchObject({ valid: true });
  await SwaggerParser.validate(structuredClone(openApi()) as never);
  expect(await new Validator().validate(invalid())).toMatchObject({ valid: false });
  await expect(SwaggerParser.validate(invalid() as never)).rejects.toThrow();
});

test('every query, body and response of the table has a JSON Schema (CALL-43)', () => {
  const expected = Object.entries(endpoints).flatMap(([name, endpoint]) =>
    (['query', 'body', 'response'] as const).filter((part) => endpoint[part] !== null).map((part) => `${name}.${part}.json`),
  );
  const schemas = jsonSchemas();
  expect(Object.keys(schemas)).toEqual(expected);
  for (const [file, schema] of Object.entries(schemas)) {
    const { $schema, title, ...rest } = schema as { $schema: string; title: string };
    expect(title, file).toMatch(/^(GET|POST) \//);
    expect(Object.keys(rest), file).not.toEqual([]);
  }
});
