import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './report.mjs';

const stage = (title, passed, names = []) => ({ title, passed, failed: names.length, ms: 1_000, names });

test('a run that passed is its table and one closing line', () => {
  const lines = linesOf([stage('units', 3), stage('journeys', 2)]);
  assert.deepEqual(
    lines.map((line) => line.trim().split(/\s+/)[0]),
    ['stage', 'units', 'journeys', '5'],
  );
  assert.equal(lines.at(-1), '\n5 passed, 0 failed');
});

test('what failed is told whole before the table, and in short at the very end, where the end is all that is kept', () => {
  const journal = Array.from({ length: 40 }, (_, at) => `\n          ${at}.0 s Robin: asks ${'x'.repeat(100)}`).join(
    '',
  );
  const name = `order.spec.ts: the life of an order\n        Error: not seen\n        at order.spec.ts:7${journal}`;
  const text = linesOf([
    stage(
      'journeys',
      2,
      Array.from({ length: 9 }, () => name),
    ),
    stage('units', 3),
  ]).join('\n');
  const [before, after] = text.split('stage     passed  failed  time');
  assert.equal(before.match(/39\.0 s Robin/g).length, 9);
  assert.equal(after.match(/order\.spec\.ts: the life of an order/g).length, 6);
  assert.match(after, /Error: not seen\n {12}at order\.spec\.ts:7/);
  assert.doesNotMatch(after, /Robin/);
  assert.ok(after.length < 2_000);
});
