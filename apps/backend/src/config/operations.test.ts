import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const section = text.split(/^## /m).find((part) => part.startsWith('Configuration')) ?? '';
/** The names in the first column of the table. */
const documented = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => Array.from((line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g), ([, name]) => name));

/** The variables that the configuration reads. */
function variables(): string[] {
  const names = new Set<string>();
  // With one key, all others are read, too.
  const given: Record<string, string> = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  const env = new Proxy(given, {
    get(target, name) {
      names.add(String(name));
      return target[String(name)];
    },
  });
  readConfig(env, '/');
  return [...names].sort();
}

test('the table of docs/operations.md lists each variable of the configuration exactly once, and no other', () => {
  expect([...documented].sort()).toEqual(variables());
});
