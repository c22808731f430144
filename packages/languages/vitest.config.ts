import { testsInNode } from '../../scripts/vitest.ts';

export default testsInNode('languages');
