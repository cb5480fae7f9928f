// The stages of `npm test`, `.ci/run` and `npm run nightly`, in the order in which they start.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrowsers } from '../chromium.mjs';
import { bringServices } from '../services.mjs';
import { root } from '../toolchain.mjs';
import { REPORT } from './run-stage.mjs';

/**
 * @typedef {object} Stage
 * @property {string} id
 * @property {string} title
 * @property {string[]} [command] 'node' and 'pnpm' are the ones that this repository wants
 * @property {(context: object) => Promise<void>} [prepare] instead of a command: brings what later stages need
 * @property {Record<string, string> | ((services: Services) => Record<string, string>)} [env]
 * @property {0 | 1 | 2} cores how many it keeps busy; 0: it waits for the network
 * @property {string[]} [needs] ids of stages that must have passed
 * @property {'json' | 'stdout'} [report] where its tests are counted from; none: it is one test that passes with exit code 0
 * @property {number} [minutes] about how long it takes on two cores; it is ended after twice that
 *
 * @typedef {{ databaseUrl: string, redisUrl: string, databases: string[] }} Services `databases` are empty
 */

const nodeTest = (...files) => [
  'node',
  '--test',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./scripts/suite/node-reporter.mjs',
  `--test-reporter-destination=${REPORT}`,
  ...files,
];

const script = (name, task, ...args) => ['pnpm', '--filter', `@boostdesk/${name}`, 'run', task, ...args];
const vitest = (name, task = 'test') =>
  script(name, task, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`);
const playwright = (name, task, ...args) => script(name, task, '--reporter=list,json', ...args);

/** What keeps one core busy. */
const single = (id, title, command, more = {}) => ({ id, title, command, cores: 1, ...more });
/** What keeps both busy, by its own workers. */
const double = (id, title, command, more = {}) => ({ id, title, command, cores: 2, ...more });

const json = { report: 'json' };
const afterBuild = { needs: ['build'] };
const inBrowser = { needs: ['browser'] };
const journeys = { ...json, needs: ['browser', 'build'] };
const onServices = { ...json, needs: ['services'] };

const browser = { id: 'browser', title: 'a browser', cores: 0, prepare: ({ env }) => withBrowsers(env) };
const services = {
  id: 'services',
  title: 'PostgreSQL and Redis',
  cores: 0,
  prepare: async (context) => {
    context.services = await bringServices(context.env, context.cleanups);
  },
};
const build = single('build', 'build', ['turbo', 'run', 'build', '--concurrency=1', '--output-logs=errors-only']);

/** A developer's own settings change nothing. */
const embedded = { DATABASE_URL: '', REDIS_URL: '' };
const onPostgres = ({ databaseUrl, redisUrl }) => ({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
/** Journeys on PostgreSQL, in the empty database of this number. */
const journeysIn =
  (number) =>
  ({ databases, redisUrl }) => ({
    E2E_DATABASE: 'postgres',
    DATABASE_URL: databases[number],
    REDIS_URL: redisUrl,
  });

const modules = ['packages', 'apps', 'e2e', 'bench'];
const translated = ['--filter', '@boostdesk/dashboard', '--filter', '@boostdesk/server'];

const checks = [
  single('format', 'format', ['biome', 'format', '.', '--max-diagnostics=20']),
  single('lint', 'lint', ['biome', 'check', '--formatter-enabled=false', '.', '--max-diagnostics=200']),
  single('workspace', 'workspace', ['sherif', '--fail-on-warnings']),
  single('layers', 'layers', ['depcruise', '--config', '.dependency-cruiser.mjs', ...modules]),
  single('dead', 'dead files, exports, dependencies', ['knip', '--no-progress']),
  single('messages', 'catalogues as npm run messages writes them', [
    'pnpm',
    ...translated,
    'exec',
    'lingui',
    'check',
    'sync',
    '--clean',
  ]),
  single('guards', 'guards', nodeTest('scripts/{conformance,guards,suite}/*.test.mjs'), json),
  single('conformance', 'docs/conformance.md as npm run conformance writes it', [
    'node',
    'scripts/conformance/write.mjs',
    '--check',
  ]),
  single('docs', 'docstrings', nodeTest('scripts/docs/*.test.mjs'), json),
];

/** The longest come first, so that short ones fill the gap at the end. */
const LONG_UNITS = ['ui', 'dashboard'];

/** The unit tests of each package that has some; the server's are a stage of their own. */
function units() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(group, name)),
  );
  const names = folders
    .map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
    .filter(({ name, scripts }) => scripts?.test && name !== '@boostdesk/server')
    .map(({ name }) => name.split('/')[1]);
  return names
    .toSorted((a, b) => LONG_UNITS.indexOf(b) - LONG_UNITS.indexOf(a))
    .map((name) => single(`unit:${name}`, `unit: ${name}`, vitest(name), json));
}

export const testStages = () => [
  browser,
  build,
  ...checks,
  ...units(),
  single('publish', 'publishing', nodeTest('scripts/published/*.test.mjs'), { ...json, ...afterBuild }),
  single('examples', 'examples', nodeTest('scripts/examples/*.test.mjs'), { ...json, ...afterBuild }),
  single('sizes', 'size budgets', ['size-limit', '--json'], { report: 'stdout', ...afterBuild }),
  single('pages', 'page budgets', nodeTest('bench/src/page-weight.test.ts'), { ...json, ...afterBuild }),
  double('stories', 'stories in Chromium', vitest('ui', 'test:storybook'), { ...json, ...inBrowser }),
  double('types', 'types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue']),
  double('server', 'server on PGlite', vitest('server'), { ...json, env: embedded }),
  double('journeys', 'journeys in Chromium', playwright('e2e', 'e2e', '--grep-invert', '@nightly'), journeys),
];

/** Everything of `npm test`, and what needs PostgreSQL, Redis and more time. */
export const ciStages = () => [
  services,
  ...testStages(),
  single('ci:processes', 'a journey over two processes', playwright('e2e', 'e2e'), {
    ...journeys,
    needs: [...journeys.needs, 'services'],
    env: (brought) => ({ ...journeysIn(1)(brought), E2E_PROCESSES: '2' }),
  }),
  single('ci:dev', 'npm run dev and npm run storybook follow a change', playwright('e2e', 'dev-pages'), {
    ...json,
    ...inBrowser,
  }),
  double('ci:server', 'server on PostgreSQL and Redis', vitest('server'), { ...onServices, env: onPostgres }),
  double('ci:journeys', 'journeys on PostgreSQL and Redis', playwright('e2e', 'e2e', '--grep', '@postgres'), {
    ...journeys,
    needs: [...journeys.needs, 'services'],
    env: journeysIn(0),
  }),
  double('ci:pictures', 'pictures of the stories', playwright('ui', 'pictures', '--grep-invert', '@nightly'), {
    ...json,
    ...inBrowser,
  }),
];

/** Asks for the figures that are promised, not the smaller ones that fit into every change. */
const PROMISES = 'full';

export const nightlyStages = () => [
  browser,
  services,
  build,
  double('nightly:embedded', 'server on PGlite, promises in full', vitest('server'), {
    ...json,
    minutes: 80,
    env: { ...embedded, PROMISES },
  }),
  double('nightly:server', 'server on PostgreSQL and Redis, promises in full', vitest('server'), {
    ...onServices,
    minutes: 75,
    env: (brought) => ({ ...onPostgres(brought), PROMISES }),
  }),
  double(
    'nightly:repeat',
    'journeys of npm test, twenty times over',
    playwright('e2e', 'e2e', '--repeat-each=20', '--grep-invert', '@nightly'),
    { ...journeys, minutes: 120, env: embedded },
  ),
  double('nightly:journeys', 'journeys that npm test leaves out', playwright('e2e', 'e2e', '--grep', '@nightly'), {
    ...journeys,
    minutes: 20,
    env: embedded,
  }),
  double('nightly:pictures', 'pictures of all stories', playwright('ui', 'pictures'), {
    ...json,
    ...inBrowser,
    minutes: 15,
  }),
  double('nightly:mutation', 'rules broken on purpose', ['node', 'tools/mutation/mutate.mjs'], {
    minutes: 15,
    env: { MUTATION_CONCURRENCY: '2' },
  }),
];
