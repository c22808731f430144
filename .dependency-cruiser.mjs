// Who may import whom (docs/architecture.md). Packages name their entry points by `exports`; this checks the rest.
const rule = (name, from, to, comment) => ({ name, comment, severity: 'error', from: { path: from }, to: { path: to } });

/** The layers of the flow, lowest first: a module imports nothing of a layer above its own. */
const layers = [
  ['app'],
  ['storage', 'analytics', 'chat', 'booking', 'payment', 'host-page'],
  ['layout'],
  ['trip'],
  ['steps'],
  ['routes'],
  ['delivery'],
];
const flow = (names, more = '') => `^packages/flow/src/(${names.join('|')})(/|\\.ts$)${more}`;
/** Tests may start the whole app. */
const noTest = '(?!.*\\.test\\.)';
const layerRules = layers
  .slice(0, -1)
  .map((names, index) =>
    rule(
      `flow-${names[0]}-imports-lower-layers-only`,
      flow(names, noTest),
      flow([...layers.slice(index + 1).flat(), 'testing']),
      `${names.join(', ')}: nothing of a higher layer, and no tool of the tests.`,
    ),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'domain-is-pure',
      '^packages/domain/src',
      '^(packages/(?!domain|languages)|apps/)',
      'The domain imports nothing but the list of languages.',
    ),
    rule('api-knows-the-domain-only', '^packages/api/src', '^(packages/(?!domain|api)|apps/)', 'The client knows the domain only.'),
    rule(
      'queries-are-an-entry-point-of-their-own',
      '^packages/api/src/(?!queries/|.*\\.test\\.)',
      '^packages/api/src/queries/',
      'The client does without TanStack Query; package.test.ts looks for the library itself.',
    ),
    rule(
      'contract-check-knows-the-contract-only',
      '^packages/contract-check/src/(?!.*\\.test\\.)',
      '^(packages/(?!domain|api/src/endpoints|contract-check)|apps/)',
      'The contract check knows the rules and the endpoint table. Its tests compare its prose with the published schemas.',
    ),
    rule('languages-know-nothing', '^packages/languages/', '^(packages/(?!languages)|apps/)', 'A language is data.'),
    rule('config-knows-the-domain-only', '^packages/config/src', '^(packages/(?!domain|config)|apps/)', 'Settings are made of rules.'),
    rule(
      'ui-knows-the-domain-only',
      '^packages/ui/src',
      '^(packages/(?!domain|config|languages|ui)|apps/)',
      'Views live from props alone.',
    ),
    {
      name: 'ui-reads-no-configuration',
      comment: 'What a view shows of the configuration is a prop: it knows the types only.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^packages/config/', dependencyTypesNot: ['type-only'] },
    },
    rule(
      'ui-has-no-router-and-no-queries',
      '^packages/ui/src',
      '@tanstack/(react-router|react-query)',
      'Views know neither router nor query cache.',
    ),
    rule(
      'embed-stands-alone',
      '^packages/embed/src',
      '^(packages/(?!embed|languages)|apps/)',
      "The host page's script has no dependency but its words.",
    ),
    rule('nothing-imports-an-app', '^packages/', '^apps/', 'Nothing imports an app.'),
    rule('only-the-demo-imports-the-backend', '^apps/(?!backend|demo)', '^apps/(backend|demo)', 'The front end knows the contract only.'),
    rule('the-backend-does-without-the-demo', '^apps/backend', '^apps/demo', 'The backend takes any catalogue.'),
    rule(
      'the-demo-catalogue-is-data',
      '^packages/demo-catalogue/src',
      '^(packages/(?!domain|languages|api/src/endpoints|demo-catalogue)|apps/)',
      'The catalogue knows the rules and the format of the contract.',
    ),
    rule(
      'no-package-imports-the-demo-catalogue',
      '^packages/(?!demo-catalogue)',
      '^packages/demo-catalogue',
      'Backend tests and demo use it.',
    ),
    rule(
      'demo-knows-the-backend',
      '^apps/demo/src/(?!.*\\.test\\.)',
      '^(packages/(?!domain|config|languages|demo-catalogue)|apps/(?!demo|backend/src/index\\.ts))',
      'The demo passes the backend a catalogue, routes and folders.',
    ),
    rule('shells-know-flow-and-ui', '^apps/(booking|frame)/src', '^packages/(?!flow|ui)', 'A shell mounts the flow.'),
    {
      name: 'backend-knows-domain-and-contract',
      comment:
        'The backend knows the rules, the settings, and the contract with its endpoint table. Its tests use the catalogue of the demo and the contract check.',
      severity: 'error',
      from: { path: '^apps/backend/src', pathNot: '^apps/backend/src/(testing/|.*\\.test\\.ts$)' },
      to: { path: '^packages/(?!domain|config|api/src/(?:contract|endpoints)|languages)' },
    },
    {
      name: 'steps-do-not-import-each-other',
      comment: 'What two steps share moves up, to steps/ itself or beyond.',
      severity: 'error',
      from: { path: '^packages/ui/src/steps/([^/]+)/' },
      to: { path: '^packages/ui/src/steps/[^/]+/', pathNot: '^packages/ui/src/steps/$1/' },
    },
    {
      name: 'steps-of-the-flow-do-not-import-each-other',
      comment: 'What several steps share is in trip.',
      severity: 'error',
      from: { path: '^packages/flow/src/steps/([^/]+)/' },
      to: { path: '^packages/flow/src/steps/[^/]+/', pathNot: '^packages/flow/src/steps/$1/' },
    },
    ...layerRules,
    rule(
      'the-app-knows-no-server',
      '^packages/flow/src/delivery/(?!server/|.*\\.test\\.)',
      '^packages/flow/src/delivery/server/',
      'What runs in a page, or stands in it, imports nothing of what makes the page.',
    ),
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'No circular imports, those of types included.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import is there.',
      from: { path: '^(packages|apps)/[^/]+/src' },
      to: { couldNotResolve: true, pathNot: '\\.css$|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|storybook-static|/node_modules/|\\.stryker-tmp)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
