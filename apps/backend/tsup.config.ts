import { defineConfig } from 'tsup';

// Bundles the workspace packages into one file. Packages from the registry stay external.
export default defineConfig({
  entry: ['src/index.ts', 'src/erase.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/^@booking\//],
  clean: true,
  sourcemap: true,
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
