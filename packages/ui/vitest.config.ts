import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { inChromium } from '../../scripts/browser-tests.ts';

/** Every story is a test: it renders, its `play` passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    // axe would measure the contrast of what is still fading in.
    browser: inChromium({ reducedMotion: 'reduce' }),
  },
});
