import { join } from 'node:path';
import { full, reporters, testsInNode } from '../../scripts/vitest.ts';

// Suites with many repetitions run for a release only.
const exclude = full || process.env.STRESS !== undefined ? [] : ['src/stress/**'];

const project = (name: string, test: object) => ({ root: import.meta.dirname, ...testsInNode(name, { exclude, ...test }) });

/** The tests that need a database: on the embedded store, and on a PostgreSQL server, where some need that one. */
export default {
  test: {
    reporters: reporters('db'),
    // They wait more than they compute.
    maxWorkers: 2,
    projects: [
      project('embedded', { include: ['src/**/*.db.test.ts'] }),
      project('postgres', {
        include: ['{src,examples}/**/*.{db,postgres}.test.ts'],
        globalSetup: [join(import.meta.dirname, 'src/testing/postgres-setup.ts')],
      }),
    ],
  },
};
