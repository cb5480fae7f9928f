// Custom lint rules fire on violations and not on valid code.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

const use = (module, name = 'it') => `import { ${name} } from '${module}';\nexport const that = ${name};\n`;

const received = `import * as z from 'zod/mini';
export const a = z.parse(z.string(), JSON.parse('1'));
export const b: unknown = JSON.parse('1');
`;

/** [rule, failing path, valid path, code, valid code if it differs] */
const rules = [
  ['The root of zod', 'apps/dashboard/src/a.ts', 'apps/server/src/a.ts', use('zod')],
  [
    'button element is restricted',
    'packages/ui/src/a/a.tsx',
    'packages/ui/src/data-table/table-head.tsx',
    'export const It = () => <button type="button">Go</button>;\n',
  ],
  ['takes the clock', 'packages/auth/src/a.ts', 'apps/server/src/a.ts', 'export const it = Date.now();\n'],
  ['takes the clock', 'packages/search/src/a.ts', 'packages/search/src/a.test.ts', 'export const it = new Date();\n'],
  ['takes the clock', 'packages/catalogs/src/a.ts', 'apps/server/src/a.ts', 'export const it = Math.random();\n'],
  [
    'global variable setTimeout',
    'packages/realtime/src/contract/a.ts',
    'packages/realtime/src/a.ts',
    'export const it = setTimeout;\n',
  ],
  ['global variable parseFloat', 'apps/server/src/a.ts', undefined, "export const it = parseFloat('1');\n"],
  ['Money is integer minor units', 'apps/server/src/a.ts', undefined, "export const it = Number.parseFloat('1');\n"],
  ['JSON.parse answers', 'apps/server/src/a.ts', 'apps/server/src/a.test.ts', "export const it = JSON.parse('1');\n"],
  [
    'JSON.parse answers',
    'packages/auth/src/a.ts',
    'packages/realtime/src/a.ts',
    "export const it = JSON.parse('1');\n",
    received,
  ],
  [
    'process.exit() cuts off',
    'apps/server/src/a.ts',
    'scripts/a.mjs',
    "import process from 'node:process';\nprocess.exit(1);\n",
  ],
  ['noExplicitAny', 'packages/auth/src/a.ts', undefined, 'export const it = (x: any) => x;\n'],
  ['noDefaultExport', 'packages/auth/src/a.ts', 'packages/auth/tsup.config.ts', 'export default 1;\n'],
  ['noEnum', 'packages/auth/src/a.ts', undefined, 'export enum Colour {\n  Red,\n}\n'],
  [
    'noSkippedTests',
    'packages/auth/src/a.test.ts',
    undefined,
    "import { test } from 'vitest';\ntest.skip('a', () => {});\n",
  ],
  [
    'useFilenamingConvention',
    'packages/auth/src/camelCase.ts',
    'packages/auth/src/kebab-case.ts',
    'export const it = 1;\n',
  ],
  [
    'noExcessiveLinesPerFile',
    'packages/auth/src/a.ts',
    'packages/auth/src/a.data.ts',
    `${'export const it = [\n'}${'  1,\n'.repeat(300)}];\n`,
  ],
];

const tree = mkdtempSync(join(tmpdir(), 'lint-'));
after(() => rmSync(tree, { recursive: true, force: true }));

/** path → Biome's diagnostics */
const said = new Map();

/** A unique file name per fixture, so that one Biome run checks all. */
const numbered = (path, index) =>
  path
    .replace(/(?<=\/)a(?=\.)/, `case-${index}`)
    .replace('camelCase', `camelCase${index}`)
    .replace('kebab-case', `kebab-case-${index}`);

function write(path, text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

before(() => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
  cpSync(join(root, 'tools/lint'), join(tree, 'tools/lint'), { recursive: true });
  for (const [index, [, wrong, right, text, rightText]] of rules.entries()) {
    write(numbered(wrong, index), text);
    if (right) write(numbered(right, index), rightText ?? text);
  }
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 });
  assert.ok(stdout.startsWith('{'), stderr);
  for (const { category, message, advices, location } of JSON.parse(stdout).diagnostics) {
    const path = location.path.file ?? location.path;
    said.set(path, `${said.get(path) ?? ''}${category} ${JSON.stringify(message)} ${JSON.stringify(advices)}\n`);
  }
});

for (const [index, [says, wrong, right]] of rules.entries()) {
  test(`'${says}' fires in ${wrong}${right ? `, not in ${right}` : ''}`, () => {
    const of = (path) => said.get(numbered(path, index)) ?? 'nothing';
    assert.ok(of(wrong).includes(says), of(wrong));
    if (right) assert.ok(!of(right).includes(says), of(right));
  });
}
