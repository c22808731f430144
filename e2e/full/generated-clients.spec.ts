import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const api = join(root, 'packages/api');
const bin = (name: string) => join(api, 'node_modules/.bin', name);

/** A use of each client that compiles only if its types are those of the contract. */
const uses = {
  'use-types.ts': `import type { paths } from './types.ts';
type Detail = paths['/tours/{id}']['get']['responses']['200']['content']['application/json'];
export const name = (detail: Detail): string => detail.tours.map((tour) => tour.name).join();
// @ts-expect-error: a duration is a number
export const duration = (detail: Detail): string => detail.tours[0]!.duration;
`,
  'use-client.ts': `import { Api } from './client.ts';
const client = new Api({ baseUrl: 'https://backend.example/api/v1' });
export const names = async (): Promise<string[]> => (await client.tours.tours()).data.data.map((tour) => tour.name);
// @ts-expect-error: a tour has a name and no title
export const titles = async (): Promise<string[]> => (await client.tours.tours()).data.data.map((tour) => tour.title);
`,
};

test(
  'clients that two generators make from the OpenAPI document compile, with the types of the contract (CALL-44)',
  onlyFull(),
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clients-'));
    const document = join(api, 'dist/openapi.json');
    await run(bin('openapi-typescript'), [document, '--output', join(folder, 'types.ts')]);
    await run(bin('swagger-typescript-api'), ['generate', '--path', document, '--output', folder, '--name', 'client.ts']);
    for (const [file, content] of Object.entries(uses)) await writeFile(join(folder, file), content);
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--target',
      'es2023',
      '--module',
      'preserve',
      '--allowImportingTsExtensions',
    ];
    const files = Object.keys(uses).map((file) => join(folder, file));
    const errors = await run(join(root, 'node_modules/.bin/tsc'), [...options, '--types', '', ...files]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(errors).toBe('');
  },
);
