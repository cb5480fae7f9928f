// Names of files, folders and exports use the terms of GLOSSARY.md.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findExportProblems, findPathProblems, readAvoidedTerms } from './names.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

const words = readAvoidedTerms(read('GLOSSARY.md'));
const files = execFileSync(
  'git',
  [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    'apps',
    'bench',
    'e2e',
    'packages',
    'scripts',
    'tools',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 },
)
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)));

test('the glossary has words to avoid', () => assert.ok(words.length > 30));

test('no file or folder has an avoided word in its name', () => {
  assert.ok(files.length > 1000, 'there are files');
  assert.deepEqual(findPathProblems(files, words), []);
});

test('no export and no member of an exported type has an avoided word in its name', () => {
  const code = files.filter((file) => /\.(mjs|mts|tsx?)$/.test(file));
  assert.deepEqual(
    code.flatMap((file) => findExportProblems(file, read(file), words)),
    [],
  );
});

const GLOSSARY = `## Product terms

| term | what it is | name in the API | avoid |
|---|---|---|---|
| order | what a customer bought | \`order\` | \`job\` |

## Engineering terms

| term | what it is | avoid |
|---|---|---|
| notify, publish | send an \`event\` | \`told\`, announce |
| disconnect | the connection is lost | \`cut off\` |
`;
const avoided = readAvoidedTerms(GLOSSARY);

test('the words to avoid are the code spans in the last column of the engineering terms', () =>
  assert.deepEqual(avoided, [
    { avoid: ['told'], use: 'notify, publish' },
    { avoid: ['cut', 'off'], use: 'disconnect' },
  ]));

test('an avoided word in the path of a file is reported once with the term to use', () =>
  assert.deepEqual(
    findPathProblems(['src/is-told/a.ts', 'src/is-told/b.ts', 'src/cut-off.test.ts', 'src/cut.ts'], avoided),
    [
      "src/is-told: is-told has 'told', use the term 'notify, publish'",
      "src/cut-off.test.ts: cut-off.test.ts has 'cut off', use the term 'disconnect'",
    ],
  ));

for (const [code, name] of [
  ['export const isCutOff = true;', 'isCutOff'],
  ['export const { a, told } = b;', 'told'],
  ['export const CUT_OFF_MS = 5;', 'CUT_OFF_MS'],
  ['export function useCutOff() {}', 'useCutOff'],
  ['export class CutOff {}', 'CutOff'],
  ['export type HTTPTold = string;', 'HTTPTold'],
  ['export interface Line { readonly isTold: boolean }', 'isTold'],
  ['export type Line = { told(): void };', 'told'],
  ['const a = 1; export { a as told };', 'told'],
  ["export { told } from './a.ts';", 'told'],
]) {
  test(`${code} is reported`, () => {
    const problems = findExportProblems('src/a.ts', code, avoided);
    assert.equal(problems.length, 1);
    assert.match(problems[0], new RegExp(`^src/a\\.ts:1: ${name} has '(told|cut off)', use the term '`));
  });
}

for (const code of [
  'const told = 1;',
  'export const cutOfficers = 1;',
  'export const offCut = 1;',
  'export const untold = told;',
  'export function announce(told: string) {}',
]) {
  test(`${code} is right`, () => assert.deepEqual(findExportProblems('src/a.ts', code, avoided), []));
}
