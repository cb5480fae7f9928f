// A third-party project: a folder outside this repository with the packed packages.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '../..');
const examples = join(root, 'docs/examples');
/** Version → compiler. */
const compilers = {
  5.9: join(root, 'tools/typescript5/node_modules/typescript/bin/tsc'),
  6: join(root, 'node_modules/typescript/bin/tsc'),
  7: join(root, 'tools/typescript7/node_modules/typescript/bin/tsc'),
};
export const typescriptVersions = Object.keys(compilers);
const read = (path) => readFileSync(path, 'utf8');

/** The output; throws it on failure. */
function run(command, args, cwd, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** Packs published packages into `folder`: name → tarball path. */
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

/** Versions of packages that the lock file contains once, because these are reviewed and cached. */
function lockedVersions() {
  const block = /^packages:\n([\s\S]*?)^snapshots:/m.exec(read(join(root, 'pnpm-lock.yaml')))?.[1] ?? '';
  const versions = new Map();
  for (const [, name, version] of block.matchAll(/^ {2}'?(@?[^@'\s]+)@([^(':]+)'?:$/gm)) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return [...versions].filter(([, all]) => all.length === 1).map(([name, [version]]) => [name, version]);
}

/** The workspace's supply-chain settings. */
function supplyRules() {
  const settings = read(join(root, 'pnpm-workspace.yaml'));
  return settings.slice(settings.indexOf('# Install scripts'));
}

/**
 * Creates the projects in `folder`: module/ and commonjs/ with the programs of docs/examples, one node_modules for both, and vite-app/ with its
 * own.
 */
export function createConsumer(folder) {
  const tarballs = pack(join(folder, 'tarballs'));
  cpSync(join(examples, 'vite-app'), join(folder, 'vite-app'), { recursive: true });
  cpSync(join(examples, 'package.json'), join(folder, 'package.json'));
  const overrides = [...lockedVersions(), ...tarballs].map(([name, version]) => `  '${name}': '${version}'`);
  const settings = ['packages: [vite-app]', supplyRules(), 'overrides:', ...overrides];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'], folder);
  for (const type of ['module', 'commonjs']) createSources(join(folder, type), type);
}

function createSources(folder, type) {
  mkdirSync(folder);
  cpSync(join(examples, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(examples, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type }));
}

/** Type-checks and compiles a folder. The fastest compiler also checks all declarations of the packages. */
export function compile(folder, version = '7') {
  const options = version === '7' ? ['--skipLibCheck', 'false'] : [];
  run(process.execPath, [compilers[version], '--project', 'tsconfig.json', ...options], folder);
}

/** Builds the Vite app into vite-app/dist and returns that folder. */
export function buildViteApp(folder) {
  run('pnpm', ['--filter', './vite-app', 'run', 'build'], folder);
  return join(folder, 'vite-app/dist');
}

// Node skips style sheets, which bundlers handle.
const skipStyles = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  });`)}`;

/** Runs the compiled src/`name` and returns its output. */
export const runCompiled = (folder, name, env = {}) =>
  run(process.execPath, ['--import', skipStyles, join('out', `${name}.js`)], folder, env);

/** name → expected output. */
export const expectedOutputs = () =>
  new Map(
    globSync('src/*.{ts,tsx}', { cwd: examples }).map((file) => {
      const name = basename(file).replace(/\.tsx?$/, '');
      return [name, read(join(examples, 'expected', `${name}.txt`))];
    }),
  );

/** The program that the code blocks of a text make, in their order; its imports may stand in any of them. */
function programOf(text) {
  const blocks = [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)];
  return { language: blocks[0]?.[1], code: blocks.map(([, , code]) => code).join('\n') };
}

/** Text of a package's README, and its program. */
export function readmeOf(name) {
  const text = read(join(root, 'packages', name, 'README.md'));
  return { text, ...programOf(text) };
}

/** Names of the guides. */
export const guideNames = () =>
  globSync('docs/guides/*.md', { cwd: root })
    .map((file) => basename(file, '.md'))
    .filter((name) => name !== 'README');

/** Program of a guide. */
export const guideOf = (name) => programOf(read(join(root, 'docs/guides', `${name}.md`)));

/** Folders of published packages. */
export const packageNames = () =>
  globSync('packages/*/package.json', { cwd: root })
    .filter((file) => JSON.parse(read(join(root, file))).private !== true)
    .map((file) => basename(dirname(file)));

/** Writes programs by name into a project of ES modules. */
function createPrograms(folder, name, programs) {
  const project = join(folder, name);
  createSources(project, 'module');
  rmSync(join(project, 'src'), { recursive: true });
  mkdirSync(join(project, 'src'));
  for (const [file, { language, code }] of programs) {
    if (language !== undefined) writeFileSync(join(project, 'src', `${file}.${language}`), `${code}\nexport {};\n`);
  }
  return project;
}

/** Writes the README examples into one project. */
export const createReadmes = (folder) =>
  createPrograms(
    folder,
    'readmes',
    packageNames().map((name) => [name, readmeOf(name)]),
  );

/** Writes the guides into one project. */
export const createGuides = (folder) =>
  createPrograms(
    folder,
    'guides',
    guideNames().map((name) => [name, guideOf(name)]),
  );
