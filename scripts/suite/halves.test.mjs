// The journeys are walked in two halves: each of them in one, and none in neither.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { halved, looksIn } from '../../e2e/support/halves.ts';
import { root } from '../toolchain.mjs';
import { redisOf } from './ci-stages.mjs';

const halves = ['1', '2'];
const files = readdirSync(join(root, 'e2e/tests')).map((name) => `**/${name}`);

/** As Playwright reads it: what is ignored goes out of what is matched, which is all where nothing is named. */
const taken = ({ testMatch = files, testIgnore }) => testMatch.filter((file) => !testIgnore.includes(file));

const embedded = { isFull: false, isOnPostgres: false };

test('every file of journeys is of one half, and each half has some', () => {
  const [first, second] = halves.map((half) => taken(halved([], { half, ...embedded })));
  assert.ok(first.length > 1 && second.length > 1);
  assert.deepEqual([...first, ...second].toSorted(), files.toSorted());
});

test('what a project leaves out is in neither', () => {
  for (const half of [undefined, ...halves])
    assert.ok(!taken(halved(['**/links.spec.ts'], { half, ...embedded })).includes('**/links.spec.ts'));
});

test('what is of screens is walked on the embedded database alone and is there, and each half on PostgreSQL has some', () => {
  const [first, second] = halves.map((half) => taken(halved([], { half, isFull: false, isOnPostgres: true })));
  assert.ok(first.length > 1 && second.length > 1);
  const onPostgres = [...first, ...second];
  const { testIgnore } = halved([], { half: undefined, isFull: false, isOnPostgres: true });
  assert.ok(testIgnore.every((file) => files.includes(file)));
  assert.deepEqual([...onPostgres, ...testIgnore].toSorted(), files.toSorted());
});

test('in a full run everybody looks in one half, and both have somebody', () => {
  const roles = ['guest', 'buyer', 'customer', 'Kaito', 'Orsolya', 'Nils', 'Ida', 'Sara'];
  const looking = halves.map((half) => roles.filter((role) => looksIn(role, { half, isFull: true })));
  assert.ok(looking.every((some) => some.length > 2));
  assert.deepEqual(looking.flat().toSorted(), roles.toSorted());
  assert.deepEqual(
    halves.map((half) => taken(halved([], { half, isFull: true, isOnPostgres: false }))),
    [files, files],
  );
});

test('each half has a number of Redis of its own, and neither is pushed to the one that is everybody’s', () => {
  for (const [named, other] of [
    ['redis://h:6379/13', 'redis://h:6379/12'],
    ['redis://h:6379/15', 'redis://h:6379/14'],
    ['redis://h:6379/1', 'redis://h:6379/2'],
    ['redis://h:6379', 'redis://h:6379/1'],
  ]) {
    assert.equal(redisOf('1', named), named);
    assert.equal(redisOf('2', named), other);
  }
});
