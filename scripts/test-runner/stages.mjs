// The stages of `npm test`, `.ci/run` and `npm run nightly`. Of those that may start, the first does.

import databases from '../../apps/server/tests/support/databases.json' with { type: 'json' };
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
 * @property {number} [places] processes that it keeps busy, 1 by default; stages with three places run at once
 * @property {string} [group] stages that use the same ports or folders, and never run at once
 */

/** A stage that keeps one core busy. */
const stage = (id, minutes, command, more = {}) => ({ id, minutes, command, ...more });
/** A stage with two workers. */
const double = (id, minutes, command, more = {}) => stage(id, minutes, command, { ...more, places: 2 });
/** A stage whose tests judge times. */
const alone = (id, minutes, command, more = {}) => stage(id, minutes, command, { ...more, places: 3 });

const nodeTest = (files) =>
  `node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination={report} ${files}`;
const vitest = (name, script = 'test') =>
  `pnpm --filter @boostdesk/${name} run ${script} --reporter=default --reporter=junit --outputFile.junit={report}`;
/** The report path is set in the environment. */
const playwright = (name, script) => `pnpm --filter @boostdesk/${name} run ${script} --reporter=list,junit`;

/** Without the server tests that run on the other database with each change; `npm run nightly` runs all on both. */
const ON_PGLITE = {
  env: { SKIP_NIGHTLY: '1' },
  leftOut: `${databases.needsPostgres.length + databases.needsRedis.length} test files that need PostgreSQL or Redis and ${databases.nightlyOnPglite.length} slow ones; .ci/run runs them on PostgreSQL`,
};
const ON_POSTGRES = {
  needs: ['services'],
  env: { SKIP_NIGHTLY: '1' },
  leftOut: `${databases.nightlyOnPostgres.length} test files that the stage server runs on PGlite`,
};
const BUILT = { needs: ['build'] };
const IN_BROWSER = { needs: ['browser'] };
const ON_SERVICES = { needs: ['services'] };
const BUILT_IN_BROWSER = { needs: ['build', 'browser'] };
const JOURNEYS = { ...BUILT_IN_BROWSER, group: 'journeys' };
const JOURNEYS_ON_POSTGRES = { ...JOURNEYS, needs: [...JOURNEYS.needs, 'services'], env: { E2E_DATABASE: 'postgres' } };
/** Journeys press keys instead of the mouse. */
const BY_KEYBOARD = { ...JOURNEYS, env: { E2E_KEYBOARD: '1' } };
const OVER_PROCESSES = { ...JOURNEYS_ON_POSTGRES, env: { ...JOURNEYS_ON_POSTGRES.env, E2E_PROCESSES: '2' } };

const build = stage('build', 5, 'turbo run build --concurrency=1 --output-logs=errors-only');
/** Both may install a package of the system. */
const PREPARATIONS = { group: 'preparations' };
const browser = { id: 'browser', prepare: ({ env }) => ensureBrowsers(env), ...PREPARATIONS };
const services = {
  id: 'services',
  prepare: async (context) => {
    context.services = await ensureServices(context.env, context.cleanups);
  },
  ...PREPARATIONS,
};

// The longest first, so that short ones fill the gap at the end.
const units = ['dashboard', 'ui', 'api-client', 'auth', 'catalogs', 'i18n', 'realtime', 'search', 'storefront'].map(
  (name) => stage(`unit:${name}`, 5, vitest(name)),
);

const short = [
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
  stage('sizes', 4, 'size-limit', BUILT),
  stage('pages', 4, nodeTest('bench/src/page-weight.test.ts'), BUILT),
];

const long = [
  // `npm run dev` and `npm run storybook` hot reload. Not beside the builds, which change files that they watch.
  stage('ci:dev', 10, playwright('e2e', 'dev-pages'), { needs: ['build', 'browser', 'storybook'] }),
  // One end-to-end test with two server processes.
  stage('ci:processes', 10, `${playwright('e2e', 'e2e')} processes`, OVER_PROCESSES),
  // What outsiders install and read.
  stage('ci:examples', 4, nodeTest('scripts/examples/*.test.mjs'), BUILT_IN_BROWSER),
  stage('ci:publish', 4, nodeTest('scripts/published/*.test.mjs'), BUILT),
  stage('ci:docs', 3, nodeTest('scripts/docs/*.test.mjs')),
];

const storybook = stage('storybook', 4, 'pnpm --filter @boostdesk/ui run build:storybook --quiet');
const visual = (id, minutes, leftOut = '') =>
  double(id, minutes, `${playwright('ui', 'test:visual:built')}${leftOut}`, { needs: ['browser', 'storybook'] });

/** On PGlite. Journeys tagged @postgres run on PostgreSQL instead, those tagged @main on both. */
const journeys = (leftOut) =>
  double('journeys', 10, `${playwright('e2e', 'e2e')} --grep-invert ${leftOut}|@postgres`, JOURNEYS);

const server = double('server', 10, vitest('server'), ON_PGLITE);
const stories = double('stories', 6, vitest('ui', 'test:storybook'), IN_BROWSER);
const types = double('types', 4, 'turbo run typecheck --output-logs=errors-only --continue');

export const testStages = [build, browser, server, journeys('@nightly|@ci'), stories, types, ...units, ...short];

/** The stages of `npm test`, and those that need PostgreSQL, Redis or more time. */
export const ciStages = [
  build,
  browser,
  services,
  storybook,
  server,
  journeys('@nightly'),
  double('ci:server', 10, vitest('server'), ON_POSTGRES),
  visual('ci:visual', 10, ' --grep-invert @nightly'),
  double('ci:journeys', 10, `${playwright('e2e', 'e2e')} --grep @postgres|@main`, JOURNEYS_ON_POSTGRES),
  stories,
  types,
  ...units,
  ...long,
  ...short,
];

/** Tests the promised figures in full instead of the reduced ones. */
const IN_FULL = { env: { PROMISES: 'full' } };
/** Only files with reduced figures. */
const promises = vitest('server', 'test:promises');

export const nightlyStages = [
  build,
  browser,
  services,
  storybook,
  double('nightly:files-embedded', 12, vitest('server')),
  double('nightly:files-server', 12, vitest('server'), ON_SERVICES),
  alone('nightly:embedded', 70, promises, IN_FULL),
  alone('nightly:server', 90, promises, { ...ON_SERVICES, ...IN_FULL }),
  // With those tagged @postgres, on PGlite.
  double('nightly:repeat', 120, `${playwright('e2e', 'e2e')} --repeat-each=20 --grep-invert @nightly`, JOURNEYS),
  double('nightly:processes', 20, `${playwright('e2e', 'e2e')} --grep @postgres|@main`, OVER_PROCESSES),
  double(
    'nightly:keyboard',
    20,
    `${playwright('e2e', 'e2e')} --project=journeys --grep-invert @nightly|@pointer`,
    BY_KEYBOARD,
  ),
  double('nightly:journeys', 20, `${playwright('e2e', 'e2e')} --grep @nightly`, JOURNEYS),
  visual('nightly:visual', 15),
  double('nightly:mutation', 15, 'node tools/mutation/mutate.mjs', { env: { MUTATION_CONCURRENCY: '2' } }),
];
