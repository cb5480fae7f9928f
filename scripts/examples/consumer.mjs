// A project of somebody else: a folder outside this repository with the packed packages installed, and nothing of the workspace.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '../..');
const examples = join(root, 'docs/examples');
const tsc = join(root, 'tools/typescript7/node_modules/typescript/bin/tsc');
const read = (path) => readFileSync(path, 'utf8');

/** What it said; fails with that when it did not end well. */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** Packs every package that is published into `folder`: name → path of its tarball. */
function pack(folder) {
  mkdirSync(folder);
  const names = globSync('packages/*/package.json', { cwd: root })
    .map((file) => JSON.parse(read(join(root, file))))
    .filter((one) => one.private !== true)
    .map(({ name }) => name);
  run('pnpm', [...names.map((name) => `--filter=${name}`), 'pack', '--pack-destination', folder], root);
  const files = readdirSync(folder);
  return new Map(
    names.map((name) => {
      const file = files.find((one) => one.startsWith(`${name.slice(1).replace('/', '-')}-`));
      assert.ok(file, `${name} was not packed`);
      return [name, `file:${join(folder, file)}`];
    }),
  );
}

/** The versions of the lock file, of what stands there once: what is installed here was reviewed there, and is in the store. */
function lockedVersions() {
  const block = /^packages:\n([\s\S]*?)^snapshots:/m.exec(read(join(root, 'pnpm-lock.yaml')))?.[1] ?? '';
  const versions = new Map();
  for (const [, name, version] of block.matchAll(/^ {2}'?(@?[^@'\s]+)@([^(':]+)'?:$/gm)) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return [...versions].filter(([, all]) => all.length === 1).map(([name, [version]]) => [name, version]);
}

/** The rules for what may enter, from the workspace's own settings. */
function supplyRules() {
  const settings = read(join(root, 'pnpm-workspace.yaml'));
  return settings.slice(settings.indexOf('# Install scripts'));
}

/** Makes the project in `folder`: esm/ and cjs/ with the examples of docs/examples, one node_modules for both. */
export function createConsumer(folder) {
  const tarballs = pack(join(folder, 'tarballs'));
  const manifest = JSON.parse(read(join(examples, 'package.json')));
  for (const [name, file] of tarballs) manifest.dependencies[name] = file;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const overrides = [...lockedVersions(), ...tarballs].map(([name, version]) => `  '${name}': '${version}'`);
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${supplyRules()}\noverrides:\n${overrides.join('\n')}\n`);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'], folder);
  for (const type of ['module', 'commonjs']) createSources(join(folder, type), type);
}

function createSources(folder, type) {
  mkdirSync(folder);
  cpSync(join(examples, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(examples, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type }));
}

/** Type-checks a folder's sources, and turns them into what Node runs. */
export const compile = (folder) => run(process.execPath, [tsc, '--project', 'tsconfig.json'], folder);

// What a bundler does with a style sheet is nothing to Node.
const skipStyles = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  });`)}`;

/** Runs what was made of src/`name`; answers what it printed. */
export const runCompiled = (folder, name) =>
  run(process.execPath, ['--import', skipStyles, join('out', `${name}.js`)], folder);

/** name → what it prints. */
export const expectedOutputs = () =>
  new Map(
    globSync('src/*.{ts,tsx}', { cwd: examples }).map((file) => {
      const name = basename(file).replace(/\.tsx?$/, '');
      return [name, read(join(examples, 'expected', `${name}.txt`))];
    }),
  );

/** The code blocks of a package's README, each with its language. */
export function readmeOf(name) {
  const text = read(join(root, 'packages', name, 'README.md'));
  return {
    text,
    blocks: [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({ language, code })),
  };
}

/** The folders of the packages that are published. */
export const packageNames = () =>
  globSync('packages/*/package.json', { cwd: root })
    .filter((file) => JSON.parse(read(join(root, file))).private !== true)
    .map((file) => basename(dirname(file)));

/** Puts the README's examples into a folder of their own, as sources of one project. */
export function createReadmes(folder) {
  const project = join(folder, 'readmes');
  createSources(project, 'module');
  rmSync(join(project, 'src'), { recursive: true });
  mkdirSync(join(project, 'src'));
  // As a bundler's own types say it.
  writeFileSync(join(project, 'src/styles.d.ts'), "declare module '*.css';\n");
  for (const name of packageNames()) {
    const [block] = readmeOf(name).blocks;
    if (block) writeFileSync(join(project, 'src', `${name}.${block.language}`), block.code);
  }
  return project;
}
