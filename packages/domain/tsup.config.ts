import { defineConfig } from 'tsup';

const doors = [
  'analytics',
  'booking',
  'brand',
  'cabins',
  'calendar',
  'date',
  'errors',
  'insurance',
  'market',
  'money',
  'passengers',
  'payment',
  'price-check',
  'pricing',
  'schema',
  'temporal',
];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'price-check/cli': 'src/price-check/cli.ts',
    ...Object.fromEntries(doors.map((door) => [`${door}/index`, `src/${door}/index.ts`])),
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  splitting: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
