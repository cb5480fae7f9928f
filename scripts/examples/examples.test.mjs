// Runs the examples of docs/examples and the READMEs in a third-party project with the packed packages. Needs a build.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  compile,
  createConsumer,
  createReadmes,
  expectedOutputs,
  packageNames,
  readmeOf,
  runCompiled,
} from './consumer.mjs';

const README_LINES = 60;
const folder = mkdtempSync(join(tmpdir(), 'examples-'));
before(() => createConsumer(folder));
after(() => rmSync(folder, { recursive: true, force: true }));

for (const type of ['module', 'commonjs']) {
  describe(`docs/examples as ${type}`, () => {
    const project = join(folder, type);
    test('type-check', () => compile(project));

    for (const [name, expected] of expectedOutputs()) {
      test(`${name} prints the output in expected/`, () => assert.equal(runCompiled(project, name), expected));
    }
  });
}

describe('the READMEs of the packages', () => {
  let project = '';
  before(() => {
    project = createReadmes(folder);
  });
  test('type-check', () => compile(project));

  for (const name of packageNames()) {
    test(`${name} has one short example that runs and passes its assertions`, () => {
      const { text, blocks } = readmeOf(name);
      assert.equal(blocks.length, 1);
      assert.match(blocks[0].code, /assert\./);
      assert.ok(text.split('\n').length <= README_LINES + 1, `more than ${README_LINES} lines`);
      runCompiled(project, name);
    });
  }
});
