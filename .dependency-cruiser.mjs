// Who may import whom (docs/architecture.md). Packages name their entry points by `exports`; this checks the rest.
const rule = (name, from, to, comment) => ({ name, comment, severity: 'error', from: { path: from }, to: { path: to } });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('domain-is-pure', '^packages/domain/src', '^(packages/(?!domain)|apps/)', 'The domain imports no other room.'),
    rule('api-knows-the-domain-only', '^packages/api/src', '^(packages/(?!domain|api)|apps/)', 'The client knows the domain only.'),
    rule(
      'queries-are-an-entry-point-of-their-own',
      '^packages/api/src/(?!queries/|.*\\.test\\.)',
      '^packages/api/src/queries/',
      'The client does without TanStack Query; package.test.ts looks for the library itself.',
    ),
    rule(
      'contract-check-knows-the-contract-only',
      '^packages/contract-check/src',
      '^(packages/(?!domain|api/src/endpoints|contract-check)|apps/)',
      'The contract check knows the rules and the endpoint table.',
    ),
    rule('config-knows-the-domain-only', '^packages/config/src', '^(packages/(?!domain|config)|apps/)', 'Settings are made of rules.'),
    rule('ui-knows-the-domain-only', '^packages/ui/src', '^(packages/(?!domain|config|ui)|apps/)', 'Views live from props alone.'),
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
    rule('embed-stands-alone', '^packages/embed/src', '^(packages/(?!embed)|apps/)', "The host page's script has no dependency."),
    rule('nothing-imports-an-app', '^packages/', '^apps/', 'Nothing imports an app.'),
    rule('shells-know-flow-and-ui', '^apps/(booking|frame)/src', '^packages/(?!flow|ui)', 'A shell mounts the flow.'),
    {
      name: 'backend-knows-domain-and-contract',
      comment: 'The backend knows the rules, the settings and the endpoint table; a test holds it to the contract check.',
      severity: 'error',
      from: { path: '^apps/backend/src', pathNot: '^apps/backend/src/http/contract-check\\.db\\.test\\.ts$' },
      to: { path: '^packages/(?!domain|config|api/src/endpoints|ui/src/i18n/locales)' },
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
      comment: 'What two steps share is in steps/shared.',
      severity: 'error',
      from: { path: '^packages/flow/src/steps/([^/]+)/', pathNot: '^packages/flow/src/steps/shared/' },
      to: { path: '^packages/flow/src/steps/[^/]+/', pathNot: '^packages/flow/src/steps/($1|shared)/' },
    },
    rule('shared-knows-no-step', '^packages/flow/src/steps/shared/', '^packages/flow/src/steps/(?!shared/)', 'Shared pieces know no step.'),
    rule(
      'app-is-the-ground',
      '^packages/flow/src/app/(?!.*\\.test\\.)',
      '^packages/flow/src/(?!app/)',
      'The ground of the flow imports nothing of it.',
    ),
    rule(
      'outside-things-know-no-screen',
      '^packages/flow/src/(storage|analytics|chat|booking|payment|embed)/(?!.*\\.test\\.)',
      '^packages/flow/src/(layout|steps|routes|boot|server)',
      'One outside thing each, and no step.',
    ),
    rule(
      'layout-knows-no-step',
      '^packages/flow/src/layout/',
      '^packages/flow/src/(steps|routes|boot|server)',
      'The layout knows no step.',
    ),
    rule(
      'steps-know-no-roof',
      '^packages/flow/src/(steps|routes)(?!.*\\.test\\.)',
      '^packages/flow/src/(boot|server|testing)',
      'Routes are mounted, they do not mount.',
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
