import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('what is published has every entry point, without the sources that are not shipped', () => {
  const shipped = Object.entries(manifest.exports).map(([entry, target]) => [
    entry,
    typeof target === 'string' ? target : { types: target.types, default: target.default },
  ]);
  expect(Object.entries(manifest.publishConfig.exports)).toEqual(shipped);
});

/** The packages that an entry point imports, directly or through other files, type imports included. */
function getImportedPackages(entry: string): string[] {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: URL): void => {
    if (seen.has(file.href)) return;
    seen.add(file.href);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
    for (const [, path = ''] of imports) {
      if (path.startsWith('.')) visit(new URL(path, file));
      else packages.add(path);
    }
  };
  visit(new URL(`../${entry}`, import.meta.url));
  return [...packages];
}

test('only the entry point of the queries imports TanStack Query', () => {
  const { './queries': queries, './openapi.json': _, './schemas/*.json': __, ...others } = manifest.exports;
  for (const { source } of Object.values(others)) expect(getImportedPackages(source), source).not.toContain('@tanstack/react-query');
  expect(getImportedPackages(queries.source)).toContain('@tanstack/react-query');
});
