// The stages of `npm test`, `.ci/run` and `npm run nightly`, in start order.

import sharedServices from '../../apps/server/tests/support/shared-services.json' with { type: 'json' };
import { ensureBrowsers } from '../chromium.mjs';
import { ensureServices } from '../services.mjs';

/**
 * @typedef {object} Stage
 * @property {string} id
 * @property {number} [minutes] expected duration of the command on two cores; twice that is the limit
 * @property {string} [command] split at spaces; {report} is the path of its report. Tests of a command with the junit reporter are counted;
 * any other command is one test, which passes with exit code 0
 * @property {(context: object) => Promise<void>} [prepare] instead of a command: prepares later stages
 * @property {string} [leftOut] tests that the command excludes, for the report
 * @property {string[]} [needs] ids of earlier stages that must have passed; with `services` the command gets their addresses
 * @property {Record<string, string>} [env]
 * @property {boolean} [alone] keeps both cores busy
 */

/** A stage that keeps one core busy. */
const stage = (id, minutes, command, more = {}) => ({ id, minutes, command, ...more });
/** A stage whose workers keep both cores busy. */
const double = (id, minutes, command, more = {}) => stage(id, minutes, command, { ...more, alone: true });

const nodeTest = (files) =>
  `node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination={report} ${files}`;
const vitest = (name, script = 'test') =>
  `pnpm --filter @boostdesk/${name} run ${script} --reporter=default --reporter=junit --outputFile.junit={report}`;
/** The report path is set in the environment. */
const playwright = (name, script) => `pnpm --filter @boostdesk/${name} run ${script} --reporter=list,junit`;

const LEFT_OUT = `${Object.values(sharedServices).flat().length} test files that need PostgreSQL or Redis; .ci/run runs them`;
const BUILT = { needs: ['build'] };
const IN_BROWSER = { needs: ['browser'] };
const ON_SERVICES = { needs: ['services'] };
const JOURNEYS = { needs: ['build', 'browser'] };
const JOURNEYS_ON_POSTGRES = { needs: ['build', 'browser', 'services'], env: { E2E_DATABASE: 'postgres' } };

const build = stage('build', 5, 'turbo run build --concurrency=1 --output-logs=errors-only');
const browser = { id: 'browser', prepare: ({ env }) => ensureBrowsers(env) };
const services = {
  id: 'services',
  prepare: async (context) => {
    context.services = await ensureServices(context.env, context.cleanups);
  },
};

/** Longest first, so that short ones fill the gap at the end. */
const UNITS = ['ui', 'dashboard', 'api-client', 'auth', 'catalogs', 'i18n', 'realtime', 'search', 'storefront'];

const singles = [
  stage('format', 3, 'biome format . --max-diagnostics=20'),
  stage('lint', 3, 'biome check --formatter-enabled=false . --max-diagnostics=200'),
  stage('workspace', 3, 'sherif --fail-on-warnings'),
  stage('layers', 3, 'pnpm run layers'),
  // Unused files, exports and dependencies.
  stage('dead', 3, 'knip --no-progress'),
  // Catalogues are as `npm run messages` writes them.
  stage(
    'messages',
    3,
    'pnpm -F @boostdesk/dashboard -F @boostdesk/storefront -F @boostdesk/server exec lingui check sync --clean',
  ),
  stage('checks', 3, nodeTest('scripts/{conformance,checks,test-runner}/*.test.mjs')),
  stage('conformance', 3, 'node scripts/conformance/write.mjs --check'),
  stage('events', 3, 'node --conditions=@boostdesk/source scripts/docs/events.mjs --check'),
  // The docstrings of the HTTP contract, for the API reference.
  stage('contract', 3, 'node scripts/docs/contract.mjs --check'),
  ...UNITS.map((name) => stage(`unit:${name}`, 5, vitest(name))),
  stage('sizes', 4, 'size-limit', BUILT),
  stage('pages', 4, nodeTest('bench/src/page-weight.test.ts'), BUILT),
];

/** Checks of what outsiders install and read. */
const published = [
  stage('ci:docs', 3, nodeTest('scripts/docs/*.test.mjs')),
  stage('ci:publish', 4, nodeTest('scripts/published/*.test.mjs'), BUILT),
  stage('ci:examples', 4, nodeTest('scripts/examples/*.test.mjs'), JOURNEYS),
];

const journeys = (leftOut) => double('journeys', 12, `${playwright('e2e', 'e2e')} --grep-invert ${leftOut}`, JOURNEYS);

const doubles = [
  double('stories', 6, vitest('ui', 'test:storybook'), IN_BROWSER),
  double('types', 4, 'turbo run typecheck --output-logs=errors-only --continue'),
  double('server', 10, vitest('server'), { leftOut: LEFT_OUT }),
];

export const testStages = [build, browser, ...singles, ...doubles, journeys('@nightly|@ci')];

/** The stages of `npm test`, and those that need PostgreSQL, Redis or more time. */
export const ciStages = [
  build,
  browser,
  services,
  ...singles,
  ...published,
  // One end-to-end test with two server processes.
  stage('ci:processes', 10, playwright('e2e', 'e2e'), {
    ...JOURNEYS_ON_POSTGRES,
    env: { E2E_DATABASE: 'postgres', E2E_PROCESSES: '2' },
  }),
  // `npm run dev` and `npm run storybook` hot reload.
  stage('ci:dev', 10, playwright('e2e', 'dev-pages'), IN_BROWSER),
  ...doubles,
  journeys('@nightly'),
  double('ci:server', 10, vitest('server'), ON_SERVICES),
  double('ci:journeys', 10, `${playwright('e2e', 'e2e')} --grep @postgres`, JOURNEYS_ON_POSTGRES),
  double('ci:visual', 10, `${playwright('ui', 'test:visual')} --grep-invert @nightly`, IN_BROWSER),
];

/** Tests the promised figures in full instead of the reduced ones. */
const IN_FULL = { env: { PROMISES: 'full' } };
/** Only files with reduced figures; the rest of the suite is the same as in `npm test`. */
const promises = vitest('server', 'test:promises');

export const nightlyStages = [
  build,
  browser,
  services,
  double('nightly:embedded', 70, promises, IN_FULL),
  double('nightly:server', 90, promises, { ...ON_SERVICES, ...IN_FULL }),
  double('nightly:repeat', 120, `${playwright('e2e', 'e2e')} --repeat-each=20 --grep-invert @nightly`, JOURNEYS),
  double('nightly:journeys', 20, `${playwright('e2e', 'e2e')} --grep @nightly`, JOURNEYS),
  double('nightly:visual', 15, playwright('ui', 'test:visual'), IN_BROWSER),
  double('nightly:mutation', 15, 'node tools/mutation/mutate.mjs', { env: { MUTATION_CONCURRENCY: '2' } }),
];
