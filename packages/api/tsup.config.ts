import { publishedPackage } from '../../scripts/tsup.ts';

export default publishedPackage({
  index: 'src/index.ts',
  'contract/index': 'src/contract/index.ts',
  'endpoints/index': 'src/endpoints/index.ts',
  'queries/index': 'src/queries/index.ts',
});
