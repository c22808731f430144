import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browserslistToEsbuild from 'browserslist-to-esbuild';
import compat from 'eslint-plugin-compat';

/** The supported browsers of .browserslistrc with their oldest version, by the names of the compatibility data. */
const oldest = browserslistToEsbuild().map((target) => {
  const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(target);
  return { name: name === 'ios' ? 'safari_ios' : name, version: Number.parseFloat(version) };
});

/** Whether a feature came with a later version of a supported browser, or not yet. */
const isTooNew = (feature) =>
  oldest.some(({ name, version }) => {
    const [{ version_added: added } = {}] = [feature?.__compat?.support[name]].flat();
    return added === false || added === 'preview' || Number.parseFloat(added) > version;
  });

/** The polyfill brings them, or looks whether they are there. */
const harmless = (object, name) => object === 'Temporal' || (object === 'Intl' && name === 'DurationFormat');

/** Functions that are properties of a global object, such as `URL.canParse`: the plugin knows few of them. */
const tooNew = [bcd.api, bcd.javascript.builtins].flatMap((objects) =>
  Object.entries(objects).flatMap(([object, features]) =>
    Object.entries(features)
      .filter(
        ([name, feature]) =>
          name !== '__compat' && !harmless(object, name) && (objects !== bcd.api || name.endsWith('_static')) && isTooNew(feature),
      )
      .map(([name]) => ({ object, property: name.replace('_static', ''), message: 'Not every browser of .browserslistrc has it.' })),
  ),
);

/** Finds what the builds, libraries included, use and a browser of .browserslistrc does not have. */
export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...tooNew] },
    settings: {
      lintAllEsApis: true,
      // Used by libraries and by `when-idle.ts` only after a look whether they are there. The journey in an old browser runs without them.
      polyfills: ['document.prerendering', 'document.wasDiscarded', 'navigator.connection', 'requestIdleCallback'],
    },
  },
];
