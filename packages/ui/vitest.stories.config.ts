import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { full, inChromium, reporters } from '../../scripts/vitest.ts';

/** Every story is a test: it renders, its `play` passes, and axe finds nothing. Those with the tag `release` are tested for a release only. */
export default {
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, tags: { exclude: full ? [] : ['release'] } })],
  test: {
    name: 'stories',
    // A file costs its own imports only once: a story is rendered anew, and leaves nothing behind.
    isolate: false,
    reporters: reporters('stories'),
    // axe would measure the contrast of what is still fading in.
    browser: inChromium({ reducedMotion: 'reduce' }),
  },
};
