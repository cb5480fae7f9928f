// `npm run mutation [-- catalogs auth realtime]`: mutation-tests the rules of the pure packages. Fails below 90 %
// detected mutants.
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/mutation');
const NEEDED = 90;

// Except export lists, and catalogues, which tests compare with SPEC entry by entry.
const all = ['src/**/*.ts', '!src/**/*.test*.ts', '!src/**/*.fixture.ts', '!src/**/*.data.ts', '!src/**/index.ts'];
const targets = { catalogs: all, auth: all, realtime: ['src/alerts/*.ts', ...all.slice(1)] };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(targets, name));
if (unknown.length > 0)
  throw new Error(`No rules to break in ${unknown.join(', ')}; there are: ${Object.keys(targets)}`);

for (const [name, mutate] of Object.entries(targets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // Stryker's paths are relative to the package.
  process.chdir(join(root, 'packages', name));
  process.stdout.write(`\n${name}\n`);
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'vitest.config.ts' },
    // At the same depth as the package, so that relative imports of its configuration resolve.
    tempDirName: join(root, '.mutation'),
    // For the same reason, Stryker must not rewrite tsconfig.
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
