import { publishedPackage } from '../../scripts/tsup.ts';

const folders = [
  'analytics',
  'booking',
  'brand',
  'cabins',
  'calendar',
  'date',
  'country-details',
  'errors',
  'insurance',
  'market',
  'money',
  'passengers',
  'payment',
  'price-check',
  'pricing',
  'schema',
  'steps',
  'suggestions',
  'temporal',
  'translations',
];

export default publishedPackage({
  index: 'src/index.ts',
  'price-check/cli': 'src/price-check/cli.ts',
  ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
});
