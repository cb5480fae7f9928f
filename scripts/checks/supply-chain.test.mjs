// Rules for installing packages: only approved install scripts, and no release of today.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { nodePackageFor, npmInstallArguments, pnpmPackage } from '../tool-versions.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const settings = read('pnpm-workspace.yaml');

/** Approved install scripts and what they do. */
const ALLOWED = { esbuild: 'puts its binary for this system in place' };
const THREE_DAYS_IN_MINUTES = 3 * 24 * 60;

test('only approved packages run install scripts, and any other stops the installation', () => {
  const block = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings)?.[1] ?? '';
  const allowed = [...block.matchAll(/^ {2}'?([^':]+)'?: true$/gm)].map(([, name]) => name);
  assert.deepEqual(allowed, Object.keys(ALLOWED));
  assert.match(settings, /^strictDepBuilds: true$/m);
  assert.doesNotMatch(settings, /dangerouslyAllowAllBuilds/);
});

test('a release is installed three days after publication at the earliest', () => {
  const age = Number(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1]);
  assert.ok(age >= THREE_DAYS_IN_MINUTES, `minimumReleaseAge is ${age}`);
  assert.doesNotMatch(settings, /minimumReleaseAgeExclude/);
});

const SYSTEMS = ['linux-x64', 'linux-arm64', 'win32-x64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64'];
const brought = [...SYSTEMS.map((system) => nodePackageFor(...system.split('-'))), pnpmPackage];

test('tools installed before the lock file applies have exact versions on every system', () => {
  for (const wanted of brought) assert.match(npmInstallArguments(wanted).at(-1), /^[a-z\d-]+@\d+\.\d+\.\d+$/);
  const { version } = nodePackageFor('linux', 'x64');
  for (const system of ['darwin', 'freebsd'])
    assert.equal(npmInstallArguments(nodePackageFor(system, 'x64')).at(-1), `node@${version}`);
});

test('of these tools, only pnpm, and Node without a prebuilt package, run an install script', () => {
  const running = brought.filter((wanted) => npmInstallArguments(wanted).includes('--ignore-scripts=false'));
  assert.deepEqual([...new Set(running.map(({ name }) => name))], ['node', 'pnpm']);
  for (const wanted of brought.filter((other) => !running.includes(other)))
    assert.ok(npmInstallArguments(wanted).includes('--ignore-scripts=true'), wanted.name);
  for (const system of ['linux-x64', 'linux-arm64', 'win32-x64'])
    assert.ok(!running.includes(brought[SYSTEMS.indexOf(system)]), system);
});

test('no other file configures install scripts', () => {
  const places = globSync(
    '{package.json,.npmrc,.ci/*,.github/**/*.yml,{scripts,tools,bench,e2e}/**/*.{mjs,ts,json},{packages,apps}/*/package.json}',
    { cwd: root, exclude: (path) => /node_modules|dist/.test(path) },
  ).filter((path) => path !== 'scripts/checks/supply-chain.test.mjs' && /ignore-?scripts/i.test(read(path)));
  assert.deepEqual(places, ['scripts/tool-versions.mjs']);
});

test('every version is exact, so that only the lock file decides what is installed', () => {
  const loose = globSync('{package.json,{packages,apps,tools}/*/package.json,{e2e,bench}/package.json}', {
    cwd: root,
  }).flatMap((path) => {
    const manifest = JSON.parse(read(path));
    // Published packages use ranges, so that their users do not get second copies.
    const groups = manifest.private ? ['dependencies', 'devDependencies'] : ['devDependencies'];
    const all = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
    return all
      .filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:.*)$/.test(version))
      .map(([name]) => `${path}: ${name}`);
  });
  assert.deepEqual(loose, []);
});

test('the lock file installs packages only from the registry, each with its checksum', () => {
  const lock = read('pnpm-lock.yaml');
  assert.doesNotMatch(lock, /tarball: |git\+|resolution: \{directory/);
  const resolutions = lock.match(/^ {4}resolution: .*$/gm) ?? [];
  assert.ok(resolutions.length > 100);
  assert.deepEqual(
    resolutions.filter((line) => !line.includes('integrity: sha512-')),
    [],
  );
});
