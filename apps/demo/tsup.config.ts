import { defineConfig } from 'tsup';

// Bundles the workspace packages into one file, except the backend, which has a build of its own.
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/^@booking\/(?!backend)/],
  clean: true,
  sourcemap: true,
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
