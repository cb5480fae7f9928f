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
 * @property {number} [minutes] of a command: about how long it takes on two cores; it is ended after twice that
 *
 * @typedef {{ databaseUrl: string, redisUrl: string }} Services
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

/** A stage that keeps one core busy. */
const single = (named, command, more = {}) => ({ ...named, command, cores: 1, ...more });
/** A stage whose workers keep both cores busy. */
const double = (named, command, more = {}) => ({ ...named, command, cores: 2, ...more });

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
const build = single({ id: 'build', title: 'build', minutes: 5 }, [
  'turbo',
  'run',
  'build',
  '--concurrency=1',
  '--output-logs=errors-only',
]);

/** A developer's own settings change nothing. */
const embedded = { DATABASE_URL: '', REDIS_URL: '' };
const onPostgres = ({ databaseUrl, redisUrl }) => ({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
/** Journeys on PostgreSQL: each worker creates databases of its own beside the one that is named. */
const journeysOnPostgres = (brought) => ({ E2E_DATABASE: 'postgres', ...onPostgres(brought) });

const modules = ['packages', 'apps', 'e2e', 'bench'];
const translated = ['--filter', '@boostdesk/dashboard', '--filter', '@boostdesk/server'];

const checks = [
  single({ id: 'format', title: 'format', minutes: 3 }, ['biome', 'format', '.', '--max-diagnostics=20']),
  single({ id: 'lint', title: 'lint', minutes: 3 }, [
    'biome',
    'check',
    '--formatter-enabled=false',
    '.',
    '--max-diagnostics=200',
  ]),
  single({ id: 'workspace', title: 'workspace', minutes: 3 }, ['sherif', '--fail-on-warnings']),
  single({ id: 'layers', title: 'layers', minutes: 3 }, [
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    ...modules,
  ]),
  single({ id: 'dead', title: 'dead files, exports, dependencies', minutes: 3 }, ['knip', '--no-progress']),
  single({ id: 'messages', title: 'catalogues as npm run messages writes them', minutes: 3 }, [
    'pnpm',
    ...translated,
    'exec',
    'lingui',
    'check',
    'sync',
    '--clean',
  ]),
  single(
    { id: 'guards', title: 'guards', minutes: 3 },
    nodeTest('scripts/{conformance,guards,suite}/*.test.mjs'),
    json,
  ),
  single({ id: 'conformance', title: 'docs/conformance.md as npm run conformance writes it', minutes: 3 }, [
    'node',
    'scripts/conformance/write.mjs',
    '--check',
  ]),
  single({ id: 'docs', title: 'docstrings', minutes: 3 }, nodeTest('scripts/docs/*.test.mjs'), json),
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
    .map((name) => single({ id: `unit:${name}`, title: `unit: ${name}`, minutes: 5 }, vitest(name), json));
}

export const testStages = () => [
  browser,
  build,
  ...checks,
  ...units(),
  single({ id: 'publish', title: 'publishing', minutes: 4 }, nodeTest('scripts/published/*.test.mjs'), {
    ...json,
    ...afterBuild,
  }),
  single({ id: 'examples', title: 'examples', minutes: 4 }, nodeTest('scripts/examples/*.test.mjs'), {
    ...json,
    ...afterBuild,
  }),
  single({ id: 'sizes', title: 'size budgets', minutes: 4 }, ['size-limit', '--json'], {
    report: 'stdout',
    ...afterBuild,
  }),
  single({ id: 'pages', title: 'page budgets', minutes: 4 }, nodeTest('bench/src/page-weight.test.ts'), {
    ...json,
    ...afterBuild,
  }),
  double({ id: 'stories', title: 'stories in Chromium', minutes: 6 }, vitest('ui', 'test:storybook'), {
    ...json,
    ...inBrowser,
  }),
  double({ id: 'types', title: 'types', minutes: 4 }, [
    'turbo',
    'run',
    'typecheck',
    '--output-logs=errors-only',
    '--continue',
  ]),
  double({ id: 'server', title: 'server on PGlite', minutes: 10 }, vitest('server'), { ...json, env: embedded }),
  double(
    { id: 'journeys', title: 'journeys in Chromium', minutes: 12 },
    playwright('e2e', 'e2e', '--grep-invert', '@nightly'),
    journeys,
  ),
];

/** Everything of `npm test`, and what needs PostgreSQL, Redis and more time. */
export const ciStages = () => [
  services,
  ...testStages(),
  single({ id: 'ci:processes', title: 'a journey over two processes', minutes: 10 }, playwright('e2e', 'e2e'), {
    ...journeys,
    needs: [...journeys.needs, 'services'],
    env: (brought) => ({ ...journeysOnPostgres(brought), E2E_PROCESSES: '2' }),
  }),
  single(
    { id: 'ci:dev', title: 'npm run dev and npm run storybook follow a change', minutes: 10 },
    playwright('e2e', 'dev-pages'),
    {
      ...json,
      ...inBrowser,
    },
  ),
  double({ id: 'ci:server', title: 'server on PostgreSQL and Redis', minutes: 10 }, vitest('server'), {
    ...onServices,
    env: onPostgres,
  }),
  double(
    { id: 'ci:journeys', title: 'journeys on PostgreSQL and Redis', minutes: 10 },
    playwright('e2e', 'e2e', '--grep', '@postgres'),
    {
      ...journeys,
      needs: [...journeys.needs, 'services'],
      env: journeysOnPostgres,
    },
  ),
  double(
    { id: 'ci:pictures', title: 'pictures of the stories', minutes: 10 },
    playwright('ui', 'pictures', '--grep-invert', '@nightly'),
    {
      ...json,
      ...inBrowser,
    },
  ),
];

/** Asks for the figures that are promised, not the smaller ones that fit into every change. */
const PROMISES = 'full';
/** Only the files with two sizes: the rest of the server's suite would run as it does in `npm test`. */
const promises = vitest('server', 'test:promises');

export const nightlyStages = () => [
  browser,
  services,
  build,
  double({ id: 'nightly:embedded', title: 'promises in full on PGlite', minutes: 70 }, promises, {
    ...json,
    env: { ...embedded, PROMISES },
  }),
  double({ id: 'nightly:server', title: 'promises in full on PostgreSQL and Redis', minutes: 90 }, promises, {
    ...onServices,
    env: (brought) => ({ ...onPostgres(brought), PROMISES }),
  }),
  double(
    { id: 'nightly:repeat', title: 'journeys of npm test, twenty times over', minutes: 120 },
    playwright('e2e', 'e2e', '--repeat-each=20', '--grep-invert', '@nightly'),
    { ...journeys, env: embedded },
  ),
  double(
    { id: 'nightly:journeys', title: 'journeys that npm test leaves out', minutes: 20 },
    playwright('e2e', 'e2e', '--grep', '@nightly'),
    {
      ...journeys,
      env: embedded,
    },
  ),
  double({ id: 'nightly:pictures', title: 'pictures of all stories', minutes: 15 }, playwright('ui', 'pictures'), {
    ...json,
    ...inBrowser,
  }),
  double(
    { id: 'nightly:mutation', title: 'rules broken on purpose', minutes: 15 },
    ['node', 'tools/mutation/mutate.mjs'],
    {
      env: { MUTATION_CONCURRENCY: '2' },
    },
  ),
];
