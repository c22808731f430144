import { publishedPackage } from '../../scripts/tsup.ts';

export default publishedPackage({ index: 'src/index.ts', cli: 'src/cli.ts' });
