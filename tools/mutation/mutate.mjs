// `npm run mutation [-- catalogs auth realtime]`: breaks each rule of the pure packages on purpose, one change after the
// other, and counts how many of the changes a test notices. Fails below 90 percent.
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/mutation');
const NEEDED = 90;

// Left out: lists of exports, and catalogues, which the tests hold against SPEC entry by entry.
const all = ['src/**/*.ts', '!src/**/*.test*.ts', '!src/**/*.fixture.ts', '!src/**/*.data.ts', '!src/**/index.ts'];
const targets = { catalogs: all, auth: all, realtime: ['src/alerts/*.ts', ...all.slice(1)] };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(targets, name));
if (unknown.length > 0)
  throw new Error(`No rules to break in ${unknown.join(', ')}; there are: ${Object.keys(targets)}`);

for (const [name, mutate] of Object.entries(targets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // Everything that Stryker reads and writes is relative to the package.
  process.chdir(join(root, 'packages', name));
  process.stdout.write(`\n${name}\n`);
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'vitest.config.ts' },
    // As deep as the package itself, so that what its configuration imports from the root is found.
    tempDirName: join(root, '.mutation'),
    // For the same reason the tsconfig stays as it is.
    tsconfigFile: 'none',
    ignorePatterns: ['dist'],
    incremental: true,
    incrementalFile: join(cache, `${name}.incremental.json`),
    reporters: ['clear-text', 'html'],
    htmlReporter: { fileName: join(cache, `${name}.html`) },
    clearTextReporter: {
      allowColor: process.stdout.isTTY,
      logTests: false,
      reportTests: false,
      reportScoreTable: true,
    },
    logLevel: 'warn',
    warnings: { slow: false },
    thresholds: { high: 95, low: NEEDED, break: NEEDED },
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  }).runMutationTest();
  process.stdout.write(`${name}: ${results.length} changes\n`);
}
