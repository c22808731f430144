import { join } from 'node:path';
import { testsInNode } from './vitest.ts';

export default {
  root: join(import.meta.dirname, '..'),
  ...testsInNode('scripts', { include: ['scripts/*.test.ts', 'e2e/{pages,pictures}/*.test.ts'] }),
};
