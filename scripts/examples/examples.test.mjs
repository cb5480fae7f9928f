// Runs the examples of docs/examples, the READMEs and the guides in a third-party project with the packed packages. Needs a build.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  compile,
  createConsumer,
  createGuides,
  createReadmes,
  expectedOutputs,
  guideNames,
  packageNames,
  readmeOf,
  runCompiled,
} from './consumer.mjs';
import { startDemo } from './demo.mjs';

const README_LINES = 80;
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
    test(`${name} has an example that runs and passes its assertions`, () => {
      const { text, code } = readmeOf(name);
      assert.match(code, /assert\./);
      assert.ok(text.split('\n').length <= README_LINES + 1, `more than ${README_LINES} lines`);
      runCompiled(project, name);
    });
  }
});

describe('the guides', () => {
  let project = '';
  let demo;
  before(async () => {
    project = createGuides(folder);
    demo = await startDemo(join(folder, 'demo'));
  });
  after(() => demo?.stop());
  test('type-check', () => compile(project));

  for (const name of guideNames()) {
    test(`${name} runs against the built server`, () => {
      runCompiled(project, name, { BOOSTDESK_URL: demo.url });
    });
  }
});
