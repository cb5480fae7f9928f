// `node scripts/suite/slowest.mjs [count]`: the slowest tests of the last run, from the JSON reports in test-results.
import { globSync } from 'node:fs';
import process from 'node:process';
import { readTests } from './read-tests.mjs';
import { results } from './run-stage.mjs';

const count = Number(process.argv[2] ?? 50);
const tests = globSync(`${results}/*.json`).flatMap((path) => readTests(path));
for (const { ms, file, title } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, count))
  process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${[file, title].filter(Boolean).join(': ')}\n`);
