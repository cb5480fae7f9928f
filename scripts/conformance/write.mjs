// `npm run conformance` writes docs/conformance.md; --check only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readConformance } from './table.mjs';

const root = process.cwd();
const file = join(root, 'docs/conformance.md');
const { table, problems } = readConformance(root);

if (!process.argv.includes('--check')) writeFileSync(file, table);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== table) {
  problems.push('docs/conformance.md is out of date: run `npm run conformance`');
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
