import { defineConfig } from 'tsup';

// One file with the workspace's packages inside; what comes from the registry stays outside.
export default defineConfig({
  entry: ['src/main.ts'],
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
