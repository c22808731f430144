import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'endpoints/index': 'src/endpoints/index.ts',
    'queries/index': 'src/queries/index.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  splitting: true,
  clean: true,
});
