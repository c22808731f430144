// Who may import whom (docs/architecture.md). Packages name their entry points by `exports`; this checks the rest.
const rule = (name, from, to, comment) => ({ name, comment, severity: 'error', from: { path: from }, to: { path: to } });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('domain-is-pure', '^packages/domain/src', '^(packages/(?!domain)|apps/)', 'The domain imports no other room.'),
    rule('api-knows-the-domain-only', '^packages/api/src', '^(packages/(?!domain|api)|apps/)', 'The client knows the domain only.'),
    rule('ui-knows-the-domain-only', '^packages/ui/src', '^(packages/(?!domain|ui)|apps/)', 'Views live from props alone.'),
    rule(
      'ui-has-no-router-and-no-queries',
      '^packages/ui/src',
      '@tanstack/(react-router|react-query)',
      'Views know neither router nor query cache.',
    ),
    rule('embed-stands-alone', '^packages/embed/src', '^(packages/(?!embed)|apps/)', "The host page's script has no dependency."),
    rule('nothing-imports-an-app', '^packages/', '^apps/', 'Nothing imports an app.'),
    rule('shells-know-flow-and-ui', '^apps/(booking|frame)/src', '^packages/(?!flow|ui)', 'A shell mounts the flow.'),
    rule(
      'backend-knows-domain-and-contract',
      '^apps/backend/src',
      '^packages/(?!domain|api/src/endpoints|ui/src/i18n/locales)',
      'The backend knows the rules and the endpoint table.',
    ),
    {
      name: 'steps-do-not-import-each-other',
      comment: 'What two steps share moves up, to steps/ itself or beyond.',
      severity: 'error',
      from: { path: '^packages/ui/src/steps/([^/]+)/' },
      to: { path: '^packages/ui/src/steps/[^/]+/', pathNot: '^packages/ui/src/steps/$1/' },
    },
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
