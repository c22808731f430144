#!/usr/bin/env node
// The command is built by `pnpm build`; this file stays so that the package manager can link it before.
import '../dist/price-check/cli.js';
