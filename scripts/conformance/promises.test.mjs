import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The fixed parts of '… at once open one session' or '%s [a row of a table]'. */
const partsOf = (title) => title.replace(/\]$/, '').split(/…| \[/);

test('each row of the table in docs/promises.md has five filled cells', () => {
  const rows = read('docs/promises.md')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  assert.ok(rows.length > 2);
  for (const row of rows) {
    assert.match(row, /\|$/, row);
    const cells = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    assert.equal(cells.length, 5, row);
    assert.ok(!cells.includes(''), row);
  }
});

test('docs/promises.md names test files and titles that exist', () => {
  const named = [...read('docs/promises.md').matchAll(/`(\S+\.(?:spec|test)\.tsx?)` · (.+?)(?=<br>| \| )/g)];
  assert.ok(named.length > 0);
  for (const [, file, title] of named) {
    const text = read(file);
    for (const part of partsOf(title)) assert.ok(text.includes(part), `${file} has no '${part}'`);
  }
});

test('server tests that have two sizes are files that nightly runs: promises-*.test.ts', () => {
  const files = globSync('apps/server/**/*.test.ts', { cwd: root, exclude: (path) => path.endsWith('node_modules') });
  const sized = files.filter((file) => read(file).includes('support/scale.ts'));
  assert.ok(sized.length > 0);
  for (const file of sized) assert.match(file, /^apps\/server\/tests\/(clients\/)?promises-/);
});
