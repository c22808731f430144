// The contract as files, for other languages: dist/openapi.json and dist/schemas/*.json, from the built table of endpoints.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas, openApi } from './dist/contract/index.js';

const dist = join(import.meta.dirname, 'dist');
const write = (file, content) => writeFileSync(join(dist, file), `${JSON.stringify(content, null, 2)}\n`);

mkdirSync(join(dist, 'schemas'), { recursive: true });
write('openapi.json', openApi());
for (const [file, content] of Object.entries(jsonSchemas())) write(join('schemas', file), content);
