// Commit messages follow Conventional Commits, as package.json's "commitlint" says.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const cli = createRequire(import.meta.url).resolve('@commitlint/cli/cli.js');

/** The last commit before messages were checked. */
const UNCHECKED = '5e9d42fddf00';

const run = (command, args, input) => spawnSync(command, args, { cwd: root, encoding: 'utf8', input });
const lint = (args, message) => run(process.execPath, [cli, ...args], message);

test('messages of new commits follow Conventional Commits, with a subject of at most 72 characters', () => {
  // Missing in a shallow clone.
  const isThere = run('git', ['cat-file', '-e', `${UNCHECKED}^{commit}`]).status === 0;
  const { status, stdout } = lint(isThere ? ['--from', UNCHECKED] : ['--last']);
  assert.equal(status, 0, stdout);
});

test('other commit messages are rejected', () => {
  for (const message of ['Fix the list', 'fix: The list', `fix: ${'a'.repeat(70)}`, 'fixed: the list', 'fix:'])
    assert.notEqual(lint([], message).status, 0, message);
  assert.equal(lint([], 'fix(server): answer the list in order').status, 0);
});
