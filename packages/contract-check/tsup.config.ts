import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  splitting: true,
  clean: true,
});
