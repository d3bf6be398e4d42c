const ROOTS = 'openapi|generated|machines|server|client|tests|scripts';
const TEST = '\\.(test|conformance)\\.tsx?$';

function only(from, allowed, comment) {
  return {
    name: `${from}-imports-only-${allowed.join('-') || 'nothing'}`,
    severity: 'error',
    comment,
    from: { path: `^${from}/`, pathNot: TEST },
    to: { path: `^(${ROOTS})/`, pathNot: `^(${[from, ...allowed].join('|')})/` },
  };
}

function npmOnlyIn(name, where) {
  return {
    name: `${name}-only-in-its-layer`,
    severity: 'error',
    from: { path: '^(server|client|machines)/', pathNot: [TEST, where] },
    to: { path: `node_modules/${name}/` },
  };
}

/**
 * Client domain areas in import order. Each area may import only the areas after it in this list, through their
 * `index.ts`.
 */
const CLIENT_AREAS = [
  'property',
  'catalogue',
  'sailing',
  'payment',
  'member',
  'coupon',
  'points',
  'voc',
  'presale',
  'membership',
  'signup',
  'booking',
  'traveller',
  'session',
];

function onlyAreasBelow(area, position) {
  const below = CLIENT_AREAS.slice(position + 1).map((each) => `^client/${each}/index\\.ts$`);
  return {
    name: `client-${area}-imports-only-areas-below`,
    severity: 'error',
    from: { path: `^client/${area}/`, pathNot: TEST },
    to: { path: '^client/', pathNot: [`^client/(${area}|platform|ui|brand)/`, '^client/paths\\.ts$', ...below] },
  };
}

module.exports = {
  forbidden: [
    {
      ...only('generated', ['openapi'], 'generated code may import only the contract'),
      from: { path: '^generated/', pathNot: '^generated/hooks/' },
    },
    {
      name: 'hooks-send-through-the-mutator',
      severity: 'error',
      from: { path: '^generated/hooks/' },
      to: { path: `^(${ROOTS})/`, pathNot: '^(generated/(hooks/|types)|client/platform/api/mutator\\.ts$)' },
    },
    only('openapi', [], 'the contract imports nothing'),
    only('machines', ['generated'], 'machines are pure'),
    only('server', ['generated'], 'the server imports neither client nor machines'),
    only('client', ['generated', 'machines', 'openapi'], 'the client does not import the server'),
    only('scripts', ['openapi', 'generated', 'machines', 'server', 'client'], 'scripts import no tests'),
    {
      name: 'machines-take-types-not-clients',
      severity: 'error',
      from: { path: '^machines/', pathNot: TEST },
      to: { path: '^generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-use-xstate-only',
      severity: 'error',
      from: { path: '^machines/', pathNot: TEST },
      to: { path: 'node_modules/', pathNot: 'node_modules/xstate/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^server/.+\\.rules\\.ts$' },
      to: { pathNot: ['\\.(rules|presenter)\\.ts$', '^generated/(types|problems)\\.', '^server/platform/values/'] },
    },
    {
      name: 'presenters-are-pure',
      severity: 'error',
      comment: 'presenters import row types only',
      from: { path: '^server/.+\\.presenter\\.ts$' },
      to: {
        pathNot: ['\\.(rules|presenter)\\.ts$', '^generated/types', '^server/platform/values/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'areas-meet-at-usecases',
      severity: 'error',
      from: {
        path: '^server/([^/]+)/',
        pathNot: [TEST, '^server/(platform|commands)/', '\\.(tables|repository)\\.ts$'],
      },
      to: {
        path: '^server/[^/]+/',
        pathNot: ['^server/$1/', '^server/platform/', '\\.(usecases|rules|presenter|port|errors)\\.ts$'],
      },
    },
    {
      name: 'storage-joins-on-tables',
      severity: 'error',
      from: { path: '^server/([^/]+)/.+\\.(tables|repository)\\.ts$' },
      to: { path: '^server/[^/]+/', pathNot: ['^server/$1/', '^server/platform/', '\\.(tables|rules)\\.ts$'] },
    },
    {
      name: 'platform-has-no-business',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    ...CLIENT_AREAS.map(onlyAreasBelow),
    {
      name: 'client-platform-imports-no-area',
      severity: 'error',
      from: { path: '^client/platform/' },
      to: { path: '^client/', pathNot: '^client/(platform|ui|brand|paths\\.ts)' },
    },
    {
      name: 'shell-only-composes',
      severity: 'error',
      from: { path: '^client/', pathNot: ['^client/shell/', '^client/(main|routes)\\.tsx$'] },
      to: { path: '^client/shell/' },
    },
    {
      name: 'ui-has-no-business',
      severity: 'error',
      from: { path: '^client/(ui|brand)/' },
      to: { path: '^(generated|machines|client)/', pathNot: '^client/(ui|brand)/' },
    },
    npmOnlyIn('drizzle-orm', '\\.(tables|repository)\\.ts$|^server/platform/'),
    npmOnlyIn('hono', '\\.routes\\.ts$|^server/(app|main)\\.ts$|^server/platform/'),
    {
      name: 'tests-and-scripts-are-leaves',
      severity: 'error',
      from: { pathNot: ['^tests/', '^scripts/', TEST] },
      to: { path: ['^tests/', '^scripts/', TEST] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'includes dynamic imports',
      from: { pathNot: '^generated/' },
      to: { circular: true },
    },
    { name: 'no-missing-files', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
