// What `npm test` runs, the quick ones first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain.mjs';
import { guard, inHalves, nodeTest, sizes, vitest } from './stages.mjs';

const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(root, group, name)),
);

/** Packages that have tests of their own; the server's take longer and come later. */
function tested() {
  const packages = [...folders, join(root, 'bench')]
    .map((folder) => join(folder, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));
  return packages.filter(({ name, scripts }) => scripts?.test && name !== '@boostdesk/server').map(({ name }) => name);
}

const needs = ['build'];
/** Each of them may have a neighbour beside it. What keeps both cores busy, and what is of a browser, which waits for frames, runs alone. */
const pairs = (stages) => stages.map((stage) => ({ ...stage, paired: true }));
const browser = true;
// A developer's own settings shall not change what is tested.
const embedded = { DATABASE_URL: '', REDIS_URL: '' };
/** What says something to people in several languages. */
const speakers = ['--filter', '@boostdesk/dashboard', '--filter', '@boostdesk/server'];
const modules = ['packages', 'apps', 'e2e', 'bench'];

/** What is written, before anything is built. */
const checks = () => [
  guard({ id: 'format', title: 'format', command: ['biome', 'format', '.', '--max-diagnostics=20'] }),
  guard({
    id: 'lint',
    title: 'lint',
    command: ['biome', 'check', '--formatter-enabled=false', '.', '--max-diagnostics=200'],
  }),
  guard({
    id: 'workspace',
    title: 'workspace',
    command: ['sherif', '--fail-on-warnings'],
  }),
  guard({ id: 'layers', title: 'layers', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...modules] }),
  nodeTest({ id: 'guards', title: 'guards', files: ['scripts/guards/*.test.mjs', 'scripts/suite/*.test.mjs'] }),
  guard({ id: 'dead', title: 'dead files, exports, dependencies', command: ['knip', '--no-progress'] }),
  guard({
    id: 'messages',
    title: 'catalogues as npm run messages writes them',
    command: ['pnpm', ...speakers, 'exec', 'lingui', 'check', 'sync', '--clean'],
  }),
  nodeTest({ id: 'docs', title: 'docstrings', files: ['scripts/docs/*.test.mjs'] }),
];

const types = () =>
  guard({
    id: 'types',
    title: 'types',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'],
  });

/** The packages' own tests. */
const units = () =>
  tested().map((filter) => {
    const short = filter.split('/')[1];
    return vitest({ id: `unit:${short}`, title: `unit: ${short}`, filter, script: 'test' });
  });

/** What is built, and what needs it. */
const built = () => [
  guard({ id: 'build', title: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] }),
  ...pairs([
    nodeTest({ id: 'publish', title: 'publishing', files: ['scripts/published/*.test.mjs'], needs }),
    nodeTest({ id: 'examples', title: 'examples', files: ['scripts/examples/*.test.mjs'], needs }),
    sizes({ id: 'sizes', title: 'size budgets', needs }),
    nodeTest({ id: 'pages', title: 'page budgets', files: ['bench/src/page-weight.test.ts'], needs }),
  ]),
  vitest({ id: 'stories', title: 'stories in Chromium', filter: '@boostdesk/ui', script: 'test:storybook', browser }),
  vitest({ id: 'server', title: 'server on PGlite', filter: '@boostdesk/server', script: 'test', env: embedded }),
  inHalves({
    id: 'journeys',
    title: 'journeys in Chromium',
    filter: '@boostdesk/e2e',
    script: 'e2e',
    browser,
    needs,
  }),
];

export const testStages = () => [...pairs(checks()), types(), ...pairs(units()), ...built()];
