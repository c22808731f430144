import { defineConfig } from 'tsup';

// Bundles the workspace packages into one file. Packages from the registry stay external.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    erase: 'src/commands/erase.ts',
    settle: 'src/commands/settle.ts',
    'after-restore': 'src/commands/after-restore.ts',
  },
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
