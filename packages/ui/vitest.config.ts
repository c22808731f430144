import { testsInNode } from '../../scripts/vitest.ts';

export default testsInNode('ui', { include: ['{src,docs,.storybook}/**/*.test.{ts,tsx}'] });
