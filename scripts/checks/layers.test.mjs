// Every layer rule fires on a violation and none on a valid tree.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';
import { broken, sound } from './layers.fixtures.mjs';

const libraries = ['axios', 'fast-check', 'jotai', 'jwt-decode', 'kysely', 'react', 'socket.io-client'];
const scope = '@boostdesk/';
const members = {
  'packages/catalogs': {},
  'packages/search': { dependencies: [`${scope}catalogs`] },
  'packages/ui': { dependencies: ['react', `${scope}catalogs`] },
  'packages/auth': {
    dependencies: ['jwt-decode', 'react', `${scope}catalogs`, `${scope}search`],
    devDependencies: ['fast-check'],
  },
  'packages/api-client': { dependencies: ['axios', `${scope}auth`, `${scope}realtime`] },
  'packages/realtime': { dependencies: ['socket.io-client', `${scope}api-client`] },
  'packages/i18n': { dependencies: [`${scope}auth`] },
  'apps/server': {
    dependencies: ['kysely', `${scope}api-client`, `${scope}i18n`],
    devDependencies: ['socket.io-client'],
  },
  'apps/dashboard': { dependencies: ['jotai', `${scope}api-client`] },
  'apps/storefront': {},
  e2e: {},
  bench: {},
};

const trees = [];
after(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

const versions = (names = []) => Object.fromEntries(names.map((name) => [name, '*']));

/** Creates a small marketplace with the real package names and the given files. */
function plant(files) {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  trees.push(root);
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', '{"private":true}');
  write('tsconfig.base.json', '{"compilerOptions":{"moduleResolution":"bundler","module":"ESNext"}}');
  for (const name of libraries) {
    // In `dist`, as in most libraries: rules must not ignore it.
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, 'exports.it = 1;\n');
  }
  for (const [folder, { dependencies, devDependencies }] of Object.entries(members)) {
    const name = `${scope}${folder.split('/').at(-1)}`;
    const exports = { '.': { '@boostdesk/source': './src/index.ts' } };
    if (folder === 'packages/api-client') exports['./contract'] = { '@boostdesk/source': './src/contract/index.ts' };
    write(
      `${folder}/package.json`,
      JSON.stringify({
        name,
        exports,
        dependencies: versions(dependencies),
        devDependencies: versions(devDependencies),
      }),
    );
    write(`${folder}/src/index.ts`, 'export const it = 1;\n');
    mkdirSync(join(root, 'node_modules/@boostdesk'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules', name), 'junction');
  }
  write('packages/api-client/src/contract/index.ts', 'export const it = 1;\n');
  for (const [path, text] of Object.entries(files)) write(path, text);
  return root;
}

/** Names of the rules that fire. */
async function fired(files) {
  const baseDir = plant(files);
  const { enhancedResolveOptions, tsConfig, ...options } = config.options;
  const { output } = await cruise(
    ['packages', 'apps', 'e2e', 'bench'],
    { ...options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden } },
    { ...enhancedResolveOptions },
    { tsConfig: extractTSConfig(join(baseDir, tsConfig.fileName)) },
  );
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))];
}

for (const { name, comment } of config.forbidden) {
  test(`${name} fires`, async () => {
    assert.ok(comment, 'a rule says its reason');
    assert.ok(broken[name], `no fixture breaks ${name}`);
    const names = await fired(broken[name]);
    assert.ok(names.includes(name), `${name} stayed silent; fired: ${names.join(', ') || 'nothing'}`);
  });
}

test('a valid tree breaks no layer rule', async () => {
  assert.deepEqual(await fired(sound), []);
});

test('every fixture belongs to a layer rule', () => {
  const rules = new Set(config.forbidden.map(({ name }) => name));
  assert.deepEqual(
    Object.keys(broken).filter((name) => !rules.has(name)),
    [],
  );
});
