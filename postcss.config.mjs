import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

/** `@media (--from-tablet)` in every style sheet: the names stand once. */
export default {
  plugins: [globalData({ files: [join(import.meta.dirname, 'packages/ui/src/theme/breakpoints.css')] }), customMedia()],
};
