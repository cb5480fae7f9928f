import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderReport } from './report.mjs';

const stage = (id, passed, failures = []) => ({ id, passed, failed: failures.length, skipped: 4, ms: 1_000, failures });

test('renderReport shows the counts and the time of each stage, the time of the run and the sum of all stages', () => {
  const lines = renderReport([stage('units', 3), stage('journeys', 2)], 75_000);
  assert.match(
    lines.join('\n'),
    /stage +passed +failed +skipped +time\n {2}units +3 +0 +4 +1\.0 s\n {2}journeys +2 +0 +4 +1\.0 s\n/,
  );
  assert.match(lines.join('\n'), /whole run +1 min 15 s\n\n5 passed, 0 failed$/);
});

test('renderReport shows the tests that a stage left out', () => {
  const lines = renderReport([{ ...stage('server', 3), leftOut: '9 test files' }], 1_000);
  assert.match(lines.join('\n'), /\n {2}not run by server: 9 test files\n\n3 passed, 0 failed$/);
});

test('renderReport shows file, title and reason of each failure between the table and the last line, within a few lines', () => {
  const failure = {
    file: 'order.spec.ts',
    title: 'an order ends',
    reason: `not seen\n${'x'.repeat(900)}\n`.repeat(20),
  };
  const lines = renderReport(
    [
      stage(
        'journeys',
        2,
        Array.from({ length: 25 }, () => failure),
      ),
    ],
    1_000,
  );
  const text = lines.join('\n');
  assert.equal(text.match(/^ {4}order\.spec\.ts: an order ends\n {8}not seen$/gm).length, 20);
  assert.match(text, /journeys .* 25 +4 [\s\S]*✗ journeys[\s\S]*… and 5 more\n\n2 passed, 25 failed$/);
  assert.ok(text.length < 20_000);
});
