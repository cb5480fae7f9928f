// Who may import whom. Every rule has a fixture in scripts/checks/layers.fixtures.mjs that breaks it.
const PURE = '^packages/(catalogs|auth|search)/src/|^packages/(api-client|realtime)/src/contract/';
const TESTS = '\\.(test|test-d|stories|pictures)\\.tsx?$|/(tests|testing|\\.storybook)/|\\.config\\.ts$';

/** A package that may import only the named siblings. */
const knowsOnly = (name, siblings, comment) => ({
  name: `${name}-knows-${siblings.length === 0 ? 'no-sibling' : `only-${siblings.join('-and-')}`}`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: `^packages/(?!(${[name, ...siblings].join('|')})/)` },
});

/** A library that only the named folders may import. */
const onlyIn = (library, folders, comment) =>
  outside(
    `${library.replace('.', '-')}-has-one-home`,
    { path: '^(packages|apps|e2e|bench)/', pathNot: folders },
    { path: `node_modules/${library.replace('.', '\\.')}/` },
    comment,
  );

const outside = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

/** Folders of the dashboard; each may import those after it (docs/decisions/0078-lay-the-dashboard-out-in-layers.md). */
export const DASHBOARD_LAYERS = [
  'boot',
  'shell',
  'features',
  'shared',
  'realtime',
  'worker',
  'session',
  'data',
  'core',
  'i18n',
];

const importsDown = (layer, above) =>
  outside(
    `dashboard-${layer}-imports-down`,
    { path: `^apps/dashboard/src/${layer}/`, pathNot: TESTS },
    { path: `^apps/dashboard/src/(main\\.tsx|(${above.join('|')})/)` },
    `Imports in the dashboard go down: ${DASHBOARD_LAYERS.join(', ')}. Move what is needed further down.`,
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    outside(
      'no-circle',
      {},
      { circular: true },
      'Two files that need each other are one concept or lack a third: split it out.',
    ),
    outside(
      'resolves',
      {},
      { couldNotResolve: true },
      'The import leads nowhere, or past the exports map of a package: import what the map names.',
    ),
    outside(
      'declared',
      { path: '^(packages|apps|e2e|bench)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'The package is not in this package.json: it works here by chance and nowhere else.',
    ),
    outside(
      'no-dev-dependency-in-published-code',
      { path: '^packages/[^/]+/src/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
      'Who installs the package gets no devDependencies: move it to dependencies.',
    ),
    knowsOnly('catalogs', [], 'catalogs is the ground floor: data and pure functions.'),
    knowsOnly('search', [], 'search ranks any text: what the dashboard searches is given to it.'),
    knowsOnly('ui', [], 'ui knows nothing of boosting: labels and data are props.'),
    knowsOnly('auth', ['catalogs'], 'auth stands on catalogs alone.'),
    knowsOnly('api-client', ['auth', 'catalogs'], 'The HTTP contract knows neither sockets nor screens.'),
    knowsOnly('realtime', ['auth', 'catalogs'], 'The socket contract knows no HTTP: fetchSince is a parameter.'),
    knowsOnly(
      'i18n',
      ['api-client', 'catalogs', 'ui'],
      'i18n is shared by the two web apps: what one alone says stays there.',
    ),
    outside(
      'i18n-is-for-web-apps',
      { pathNot: '^(packages/i18n|apps/dashboard|apps/storefront)/' },
      { path: '^packages/i18n/' },
      'It is not published, and its texts need the build of a web app.',
    ),
    outside(
      'nobody-imports-an-app',
      { path: '^(packages|e2e|bench)/' },
      { path: '^apps/' },
      'Imports point down: what two places need belongs in a package.',
    ),
    outside(
      'apps-do-not-import-each-other',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/(?!$1/)' },
      'Apps meet over the wire: what both need belongs in a package.',
    ),
    outside(
      'enter-by-exports',
      { path: '^(packages|apps|e2e|bench)(/[^/]+/|/)' },
      { path: '^packages/', pathNot: ['^$1$2', '^packages/search/src/testing/'], dependencyTypes: ['local'] },
      'Another package is entered by its name and what its exports map names, never by a path into its src. Sample data is not exported.',
    ),
    outside(
      'server-knows-contracts-only',
      { path: '^apps/server/', pathNot: TESTS },
      {
        path: '^packages/(search|ui)/|^packages/api-client/src/(?!contract/)|^packages/realtime/src/(?!contract/|alerts/|events\\.ts$)',
      },
      'The server takes catalogs, auth, the two contracts and the alert rules; clients and screens are for the other side.',
    ),
    outside(
      'contract-stands-alone',
      { path: '^packages/(api-client|realtime)/src/contract/', pathNot: TESTS },
      { path: '^packages/$1/src/(?!contract/)|node_modules/(axios|socket\\.io-client)/' },
      'The server loads the contract: it must not bring the client along.',
    ),
    outside(
      'pure-packages-know-no-node',
      { path: PURE, pathNot: TESTS },
      { dependencyTypes: ['core'] },
      'These run in a browser, a worker and a server alike: storage, clock and transport are parameters.',
    ),
    outside(
      'react-only-in-ui-and-web-apps',
      { pathNot: '^(packages/ui|apps/dashboard|apps/storefront)/' },
      {
        path: 'node_modules/(@types/)?(react|react-dom|react-aria|react-aria-components|react-stately|react-router-dom)/',
      },
      'Only ui and the two web apps know React: a rule that needs a component is not a rule.',
    ),
    onlyIn(
      'axios',
      '^(packages/api-client|e2e|bench)/',
      'Only @boostdesk/api-client knows axios: call the client that createClient() returns.',
    ),
    onlyIn(
      'socket.io-client',
      '^(packages/realtime|apps/server/tests|e2e|bench)/|^apps/server/.*\\.test\\.ts$',
      'Only @boostdesk/realtime knows socket.io-client: use its connection.',
    ),
    onlyIn('jwt-decode', '^packages/auth/', 'Only @boostdesk/auth reads a token: use its session functions.'),
    onlyIn('jotai', '^apps/dashboard/', 'Only the dashboard holds atoms.'),
    outside(
      'features-do-not-import-each-other',
      { path: '^apps/(dashboard|storefront)/src/features/([^/]+)/' },
      { path: '^apps/$1/src/features/(?!$2/)' },
      'A feature can be deleted with its folder: what two of them share moves down to shared data or a package.',
    ),
    ...DASHBOARD_LAYERS.map((layer, place) => importsDown(layer, DASHBOARD_LAYERS.slice(0, place))).slice(1),
    outside(
      'domains-meet-through-services',
      { path: '^apps/server/src/domains/([^/]+)/', pathNot: TESTS },
      { path: '^apps/server/src/domains/(?!$1/)', pathNot: '\\.service\\.ts$' },
      "A domain asks another's service: its tables and routes are its own.",
    ),
    outside(
      'only-repositories-speak-sql',
      { path: '^apps/server/src/', pathNot: `\\.repository\\.ts$|^apps/server/src/(db|seed)/|${TESTS}` },
      { path: 'node_modules/(@types/)?(kysely|pg|@electric-sql/pglite)/' },
      'SQL stands in *.repository.ts, db/ and seed/ alone; routes translate, services decide.',
    ),
    outside(
      'routes-do-not-reach-past-services',
      { path: '^apps/server/src/.*(\\.routes\\.ts|/routes/[^/]+\\.ts)$' },
      { path: '\\.repository\\.ts$' },
      'A route translates between wire and service; a right is checked in the service, with the row locked.',
    ),
    {
      name: 'ui-part-is-used',
      comment:
        'Only components are entries of ui: a part that only its tests import is dead. Knip takes each for an entry.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      module: {
        path: '^packages/ui/src/[^/]+/[^/]+\\.tsx$',
        pathNot: ['^packages/ui/src/([^/]+)/\\1\\.tsx$', TESTS],
        numberOfDependentsLessThan: 1,
      },
    },
    outside(
      'no-test-in-product-code',
      { path: '^(packages|apps)/', pathNot: TESTS },
      { path: '\\.(test|test-d|stories|pictures)\\.tsx?$|^(packages|apps)/[^/]+/tests/' },
      'Test code is never shipped.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own output alone: many a library's entry lies in a `dist` too, and the rules must see it.
    // While tsup runs it writes a temporary copy of its configuration beside the original.
    exclude: { path: '^(packages|apps)/[^/]+/(dist|storybook-static|coverage|\\.turbo)/|\\.bundled_' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@boostdesk/source', 'import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
