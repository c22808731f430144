import { testsInNode } from '../../scripts/vitest.ts';

export default testsInNode('domain', {
  coverage: {
    include: ['src/**/*.ts'],
    // The command's main module only joins the process to `run.ts`; the rest are barrels, tests' own builders and the bench.
    exclude: ['src/**/*.test.ts', 'src/**/*.bench.ts', 'src/**/index.ts', 'src/testing/**', 'src/price-check/cli.ts'],
    thresholds: { branches: 98, functions: 98, lines: 98, statements: 98 },
  },
});
