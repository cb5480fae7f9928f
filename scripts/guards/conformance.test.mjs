// What the product promises is proven by tests that are there. The check itself is first seen to fail.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { checkConformance, MOST_WITHOUT_TEST, readTable } from './conformance.mjs';
import { testTitles } from './test-titles.mjs';

const root = join(import.meta.dirname, '../..');
const NUMBERS = 267;

test('docs/conformance.md has a row for every number, and its tests are there', () => {
  const { numbers, troubles } = checkConformance(readFileSync(join(root, 'docs/conformance.md'), 'utf8'), root);
  assert.equal(numbers, NUMBERS);
  assert.deepEqual(troubles, []);
});

test('docs/journeys.md names tests that are there', () => {
  const rows = readTable(readFileSync(join(root, 'docs/journeys.md'), 'utf8'), root);
  assert.ok(rows.length > 0);
  assert.deepEqual(
    rows.filter(({ kind, troubles }) => kind !== 'test' || troubles.length > 0),
    [],
  );
});

test('docs/promises.md names tests that are there; what has none says so', () => {
  const rows = readTable(readFileSync(join(root, 'docs/promises.md'), 'utf8'), root);
  assert.ok(rows.length > 0);
  assert.deepEqual(
    rows.filter(({ kind, troubles }) => (kind !== 'test' && kind !== 'none') || troubles.length > 0),
    [],
  );
});

describe('the check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const source = `
    const three = 'of a constant';
    const cases = [{ name: three, wants: true }];
    const wants = 'is no row';
    describe('adding', () => {
      test.describe('more', () => {});
      describe.each([['of a table']])('adding %s', () => {});
      it('adds', () => {});
      it.each([[1, 'two']])('%i makes %i', () => {});
      it.each(cases.flatMap(({ name }) => [[name, 'each']]))('%s is named %s', () => {});
      it.each\`name\${'one more'}\`('$name too', () => {});
      for (const name of names) test(\`\${name}: is kept\`, () => {});
      test.step('half way', () => {});
      test.fixme('is still to be mended', () => {});
      test.fail('is known to fail', () => {});
      it.todo('is still to be written');
      it.skipIf(true)('is left out', () => {});
      it.runIf(false).each([[1]])('is left out as well, %i', () => {});
      other('is no test', () => {});
    });
    // test('in a comment', () => {});`;
  writeFileSync(join(folder, 'a.test.ts'), source);
  writeFileSync(join(folder, 'b.stories.tsx'), "const meta = {};\nexport const Open: Story = { name: 'x' };\n");
  const rows = ['%i makes %i [two]', '%i makes %i [1]', '%s is named %s [of a constant]', '$name too [one more]'];
  const good = `| 1.0-1 | it adds | ${rows.map((row) => `\`a.test.ts\` · ${row}`).join('<br>')} |`;
  const check = (...rows) =>
    checkConformance(`\`1.0:2\`\n\n| number | promise | proof |\n|---|---|---|\n${rows.join('\n')}\n`, folder).troubles;

  test('reads titles as they are written, and nothing else', () => {
    assert.deepEqual(
      [...testTitles(join(folder, 'a.test.ts')).keys()],
      ['adds', '%i makes %i', '%s is named %s', '$name too', '…: is kept', 'half way'],
    );
    assert.deepEqual([...testTitles(join(folder, 'b.stories.tsx')).keys()], ['Open']);
  });

  test('is content where all is well', () => assert.deepEqual(check(good, '| 1.0-2 | words | background |'), []));

  for (const [what, rows, trouble] of [
    ['a missing number', [good], '1.0-2 has no row'],
    [
      'a number that is none',
      [good, '| 1.0-2 | x | background |', '| 1.0-3 | x | background |'],
      '1.0-3 is none of the numbers',
    ],
    ['a number with two rows', [good, good, '| 1.0-2 | x | background |'], '1.0-1 has two rows'],
    [
      'a vanished test',
      [good, '| 1.0-2 | x | `a.test.ts` · in a comment |'],
      "1.0-2: a.test.ts has no test 'in a comment'",
    ],
    [
      'a test that does not run',
      [good, '| 1.0-2 | x | `a.test.ts` · is still to be mended |'],
      "1.0-2: a.test.ts has no test 'is still to be mended'",
    ],
    ['a group', [good, '| 1.0-2 | x | `a.test.ts` · adding |'], "1.0-2: a.test.ts has no test 'adding'"],
    ['a group of Playwright', [good, '| 1.0-2 | x | `a.test.ts` · more |'], "1.0-2: a.test.ts has no test 'more'"],
    [
      'a group for each row of a table',
      [good, '| 1.0-2 | x | `a.test.ts` · adding %s [of a table] |'],
      "1.0-2: a.test.ts has no test 'adding %s [of a table]'",
    ],
    [
      'a vanished row of a table',
      [good, '| 1.0-2 | x | `a.test.ts` · %i makes %i [three] |'],
      "1.0-2: a.test.ts has no row 'three'",
    ],
    [
      'a row that only another table has',
      [good, '| 1.0-2 | x | `a.test.ts` · %i makes %i [of a constant] |'],
      "1.0-2: a.test.ts has no row 'of a constant'",
    ],
    [
      'a row that stands in a constant named like a property',
      [good, '| 1.0-2 | x | `a.test.ts` · %s is named %s [is no row] |'],
      "1.0-2: a.test.ts has no row 'is no row'",
    ],
    [
      'a row of what is no table',
      [good, '| 1.0-2 | x | `a.test.ts` · adds [two] |'],
      "1.0-2: a.test.ts has no row 'two'",
    ],
    ['a vanished file', [good, '| 1.0-2 | x | `c.test.ts` · adds |'], '1.0-2: c.test.ts is not there'],
    ['words for a test', [good, '| 1.0-2 | x | seen by hand |'], "1.0-2: 'seen by hand' names no test"],
    [
      'a vanished decision',
      [good, '| 1.0-2 | x | [0099](decisions/0099-x.md) |'],
      '1.0-2: decisions/0099-x.md is not there',
    ],
  ]) {
    test(`tells of ${what}`, () => assert.deepEqual(check(...rows), [trouble]));
  }

  test(`tells of more than ${MOST_WITHOUT_TEST} rows without a test`, () => {
    const table = (count) => Array.from({ length: count }, (_, place) => `| 1.0-${place + 1} | x | – |`).join('\n');
    const troubles = (count) => checkConformance(`\`1.0:${count}\`\n${table(count)}\n`, folder).troubles;
    assert.deepEqual(troubles(MOST_WITHOUT_TEST), []);
    assert.deepEqual(troubles(MOST_WITHOUT_TEST + 1), ['41 rows have no test, more than 40']);
  });
});
