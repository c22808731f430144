import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'endpoints/index': 'src/endpoints/index.ts',
    'contract-check/index': 'src/contract-check/index.ts',
    'contract-check/cli': 'src/contract-check/cli.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  splitting: true,
  clean: true,
});
