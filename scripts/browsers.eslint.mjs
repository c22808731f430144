import compat from 'eslint-plugin-compat';

/** Finds what the builds, libraries included, use and a browser of .browserslistrc does not have. */
export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    settings: {
      lintAllEsApis: true,
      // Used by libraries and by `when-idle.ts` only after a look whether they are there. The journey in an old browser runs without them.
      polyfills: ['document.prerendering', 'document.wasDiscarded', 'navigator.connection', 'requestIdleCallback'],
    },
  },
];
