import { testsInNode } from '../../scripts/vitest.ts';

export default testsInNode('ui', { include: ['{src,docs}/**/*.test.{ts,tsx}'] });
