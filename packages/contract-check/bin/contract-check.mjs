#!/usr/bin/env node
// The command is built by `pnpm build`; this file stays so that the package manager can link it before.
import { existsSync } from 'node:fs';

const command = new URL('../dist/cli.js', import.meta.url);
if (existsSync(command)) await import(command.href);
else {
  console.error('contract-check: not built yet; run `pnpm build` first.');
  process.exitCode = 2;
}
