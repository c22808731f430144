import { full, reporters, testsInNode } from '../../scripts/vitest.ts';

// Suites with many repetitions run for a release only.
const exclude = full || process.env.STRESS !== undefined ? [] : ['src/stress/**'];

/** The tests that need a database: on the embedded store, and on a PostgreSQL server, where some need that one. */
export default {
  test: {
    reporters: reporters('db'),
    // They wait more than they compute.
    maxWorkers: 2,
    projects: [
      testsInNode('embedded', { exclude, include: ['src/**/*.db.test.ts'] }),
      testsInNode('postgres', {
        exclude,
        include: ['src/**/*.{db,postgres}.test.ts'],
        globalSetup: ['src/testing/postgres-setup.ts'],
      }),
    ],
  },
};
