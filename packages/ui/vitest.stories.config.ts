import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { full, inChromium, reporters } from '../../scripts/vitest.ts';

/** Every story is a test: it renders, its `play` passes, and axe finds nothing. Those with the tag `release` are tested for a release only. */
export default {
  // The imports of changed files are followed as on a server.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, tags: { exclude: full ? [] : ['release'] } })],
  test: {
    name: 'stories',
    // A file costs its own imports only once: a story is rendered anew, and leaves nothing behind.
    isolate: false,
    // What every story depends on without an import. With `--changed`, a change there runs all of them.
    forceRerunTriggers: [
      '**/.storybook/**',
      '**/package.json',
      '**/pnpm-lock.yaml',
      '**/vitest.stories.config.ts',
      '**/scripts/*.ts',
      '**/postcss.config.mjs',
    ],
    // A busy machine must not fail a test, and axe runs on a story four times.
    testTimeout: 60_000,
    reporters: reporters('stories'),
    // axe would measure the contrast of what is still fading in.
    browser: inChromium({ reducedMotion: 'reduce' }),
  },
};
