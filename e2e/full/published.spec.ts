import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';

const packages = join(import.meta.dirname, '../../packages');
const published = readdirSync(packages).filter((name) => {
  const { private: isPrivate = false } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { private?: boolean };
  return !isPrivate;
});

/** The packages of ours that a build names, in its code and in its types. */
function findNamed(name: string): string[] {
  const dist = join(packages, name, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(m?js|d\.ts)$/.test(file));
  const named = files.flatMap((file) => Array.from(readFileSync(join(dist, file), 'utf8').matchAll(/["']@booking\/([a-z-]+)/g)));
  return [...new Set(named.map(([, other = '']) => other))];
}

test('a published package names no package that is not published (CALL-55)', onlyFull(), () => {
  expect(published).toEqual(expect.arrayContaining(['api', 'contract-check', 'domain', 'embed']));
  for (const name of published)
    expect({ name, private: findNamed(name).filter((other) => !published.includes(other)) }).toEqual({ name, private: [] });
});
