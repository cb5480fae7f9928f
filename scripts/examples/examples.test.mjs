// Runs the examples of docs/examples, the READMEs and the guides in a third-party project with the packed packages. Needs a build.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  buildViteApp,
  compile,
  createConsumer,
  createGuides,
  createReadmes,
  expectedOutputs,
  guideNames,
  guideOf,
  packageNames,
  readmeOf,
  runCompiled,
  typescriptVersions,
} from './consumer.mjs';
import { startDemo } from './demo.mjs';
import { openApp, readLook } from './vite-app.mjs';

const README_LINES = 80;
/** What guides print last. */
const printed = { 'watch-events': /When do you play next\?\n$/ };
const folder = mkdtempSync(join(tmpdir(), 'examples-'));
before(() => createConsumer(folder));
after(() => rmSync(folder, { recursive: true, force: true }));

for (const type of ['module', 'commonjs']) {
  describe(`docs/examples as ${type}`, () => {
    const project = join(folder, type);
    for (const version of typescriptVersions)
      test(`type-check with TypeScript ${version}`, () => compile(project, version));

    for (const [name, expected] of expectedOutputs()) {
      // @spec 7.2-5
      test(`${name} prints the output in expected/`, () => assert.equal(runCompiled(project, name), expected));
    }
  });
}

describe('the React app with plain Vite', () => {
  const project = join(folder, 'vite-app');
  /** @type {Awaited<ReturnType<typeof openApp>>} */
  let app;
  before(async () => {
    app = await openApp(buildViteApp(folder));
  });
  after(() => app?.close());

  for (const version of typescriptVersions)
    test(`type-checks with TypeScript ${version}`, () => compile(project, version));

  test('keeps its look on a host page whose custom properties have the names of our tokens', async () => {
    const { page } = app;
    const tokens = JSON.parse(readFileSync(join(project, 'node_modules/@boostdesk/ui/dist/tokens.json'), 'utf8'));
    const names = Object.values(tokens).flatMap(Object.keys);
    assert.ok(names.includes('text'));
    await page.getByRole('textbox', { name: 'Note' }).fill('Called the customer');
    const before = await readLook(page);
    assert.ok(before.some((look) => look.startsWith('BUTTON') && look.includes('rgb(125, 93, 228)')));
    await page.evaluate((all) => {
      for (const name of all) document.documentElement.style.setProperty(`--${name}`, 'red');
    }, names);
    assert.deepEqual(await readLook(page), before);
  });

  test('takes a note and announces that it is saved', async () => {
    const { page, errors } = app;
    const save = page.getByRole('button', { name: 'Save note' });
    await page.getByRole('textbox', { name: 'Note' }).clear();
    assert.equal(await save.isDisabled(), true);
    await page.getByRole('textbox', { name: 'Note' }).fill('Called the customer');
    await save.click();
    await page.getByText('Note saved.').waitFor();
    assert.deepEqual(errors, []);
  });
});

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
    test(`${name} runs against the built server, and passes its assertions or prints`, () => {
      assert.match(guideOf(name).code, /assert\.|console\.log/);
      const output = runCompiled(project, name, { BOOSTDESK_URL: demo.url });
      assert.match(output, printed[name] ?? /^/);
    });
  }
});
