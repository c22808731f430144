import type { KnipConfig } from 'knip';

// What is read but not imported: by name, in a string, or at run time. All else knip finds by itself.
const config: KnipConfig = {
  workspaces: {
    '.': {
      // The pictures' Playwright is started by scripts/pictures.mjs.
      // The mutants' tests run in processes of their own.
      entry: ['postcss.config.mjs', 'e2e/pictures/*.ts', 'scripts/mutants-tests.mjs'],
      // Run by scripts/test.mjs and by turbo.
      ignoreDependencies: ['pnpm'],
    },
    'apps/backend': {
      // Started as processes of their own.
      entry: [
        'bench/bare-server.ts',
        'examples/postgres-catalogue/main.ts',
        'src/testing/dying-server.ts',
        'src/testing/run-test-server.ts',
      ],
      // Of a PostgreSQL installation; a test does without them.
      ignoreBinaries: ['pg_dump', 'pg_restore'],
      // The bundle has the domain and the contract inside: the first loads it where Node has no Temporal, the second for the OpenAPI document.
      ignoreDependencies: ['temporal-polyfill', '@valibot/to-json-schema'],
    },
    'apps/demo': {
      // Read and served by `src/stand-ins.ts`.
      entry: ['browser/*.js'],
      // Loaded by `scripts/dev.mjs`; its file is read by `src/folders.ts`.
      ignoreDependencies: ['tsx', '@fontsource-variable/figtree'],
    },
    'packages/api': {
      // Run as commands by an end-to-end test.
      ignoreDependencies: ['openapi-typescript', 'swagger-typescript-api'],
    },
    'packages/embed': {
      // Types of frameworks, with the compiler's output in the package.
      entry: ['src/react.ts', 'src/svelte.ts', 'src/vue.ts'],
    },
    'packages/domain': {
      // Loaded from the build by `bin/price-check.mjs`.
      entry: ['src/price-check/cli.ts'],
      vitest: { config: ['vitest.config.ts', 'vitest.bench.config.ts', 'vitest.mutation.config.ts'] },
    },
    'packages/ui': {
      // Its style sheet is loaded by one of ours.
      ignoreDependencies: ['@fontsource-variable/figtree'],
    },
  },
};

export default config;
