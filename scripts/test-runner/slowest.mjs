// `node scripts/test-runner/slowest.mjs [count]`: the slowest tests of the last run, from the reports in test-results.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { readTests } from './read-tests.mjs';
import { results } from './run-stage.mjs';

const tests = globSync(`${results}/*.xml`).flatMap((path) =>
  readTests(path).map((test) => ({ ...test, stage: basename(path, '.xml') })),
);
for (const { ms, stage, file, title } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, Number(process.argv[2] ?? 50)))
  process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${stage}: ${file}: ${title}\n`);
