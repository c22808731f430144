import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { temporaryFolder } from './server-process.ts';

/**
 * A build of a shell in a temporary folder, which is removed after the tests of a file. `document` is the source of the function that makes the
 * document of a page from its `url` and the `fetch` of its data. Returns the folder.
 */
export function writeShell(document: string): string {
  const { path, remove } = temporaryFolder();
  afterAll(remove);
  mkdirSync(join(path, '.server'));
  writeFileSync(join(path, 'index.html'), '<html></html>');
  writeFileSync(
    join(path, '.server/render-page.js'),
    `const getDocument = ${document};
    export const readBuild = async () => null;
    export const createRenderer = (_, { fetch }) => async ({ url }) =>
      ({ document: await getDocument(url, fetch), hashes: null, personal: false, searched: true, status: 200 });
    export const createSearchFiles = () => async () => '';`,
  );
  return path;
}
