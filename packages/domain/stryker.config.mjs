// Mutation testing of the rules for money and validation: `pnpm mutation` at the root. Figures in docs/mutation.md.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: ['src/{pricing,insurance,calendar,passengers,steps}/**/*.ts', '!src/**/*.{test,bench}.ts', '!src/**/index.ts'],
  // Not copied: tests need neither builds nor reports. A copy of the tsconfig would not find the one that it extends; without it the package's own is found.
  ignorePatterns: ['dist', 'reports', 'coverage', '.turbo', 'tsconfig*.json'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.stryker-tmp',
};
