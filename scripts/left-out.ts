import type { Plugin } from 'vite';

/**
 * Parts of libraries that the shells do without, but which a class or a constructor of the library imports: in their place are functions
 * that throw, or, where the library itself calls them, do nothing. Should a new version move a file, the build has that part again and
 * nothing else changes.
 */
const leftOut: readonly { module: RegExp; names: readonly string[]; called?: true }[] = [
  // Every route carries the router's own link component; our links are plain anchors that hand their clicks to the router.
  { module: /[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/, names: ['Link', 'createLink', 'linkOptions', 'useLinkProps'] },
  // The booking and the payment form send their requests without the mutation cache; no list is loaded page by page.
  { module: /[\\/]query-core[\\/]build[\\/]modern[\\/]mutation\.js$/, names: ['Mutation', 'getDefaultState'] },
  {
    module: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    names: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  },
  // Every screen starts at its top (createAppRouter); no scroll position is restored.
  {
    module: /[\\/]router-core[\\/]dist[\\/]esm[\\/]scroll-restoration\.js$/,
    names: ['setupScrollRestoration', 'defaultGetScrollRestorationKey', 'getElementScrollRestorationEntry', 'storageKey'],
    called: true,
  },
];

export const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: leftOut.map(({ module }) => module) },
    handler(id) {
      const { names = [], called = false } = leftOut.find(({ module }) => module.test(id)) ?? {};
      const body = (name: string) => (called ? '' : `throw new Error('${name} is left out of this build');`);
      return names.map((name) => `export function ${name}() { ${body(name)} }`).join('\n');
    },
  },
};
