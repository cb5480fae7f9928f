// Published packages: types resolve and code loads as ESM and CommonJS. Needs a build.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { entriesOf } from './entries.mjs';

const root = join(import.meta.dirname, '../..');
const packages = globSync('packages/*/package.json', { cwd: root })
  .map((file) => ({ path: join(root, dirname(file)), ...JSON.parse(readFileSync(join(root, file), 'utf8')) }))
  .filter((one) => one.private !== true);
const tarballs = mkdtempSync(join(tmpdir(), 'published-'));
after(() => rmSync(tarballs, { recursive: true, force: true }));

function run(command, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { ok: status === 0, said: stdout + stderr };
}

/** Export names of every entry by import and by require, resolved in the package's folder. */
function namesOf(path, entries) {
  const both = `const names = (loaded) => Object.keys(loaded).sort();
    Promise.all(${JSON.stringify(entries)}.map(async (entry) => ({ entry, cjs: names(require(entry)), esm: names(await import(entry)) })))
      .then((all) => console.log(JSON.stringify(all)));`;
  const { ok, said } = run(process.execPath, ['--input-type=commonjs', '-e', both], path);
  assert.ok(ok, said);
  return JSON.parse(said.trim().split('\n').at(-1));
}

const { repository: home } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

for (const { path, name, exports } of packages) {
  describe(name, () => {
    const tarball = join(tarballs, `${name.split('/')[1]}.tgz`);
    const targetOf = (entry) => (typeof entry === 'string' ? entry : (entry.import?.default ?? entry.default));
    const entries = entriesOf(exports, path, targetOf).map(([entry]) => entry);
    const code = entries.filter((entry) => !/\.(css|json)$/.test(entry));

    before(() => {
      const { ok, said } = run('pnpm', ['pack', '--out', tarball], path);
      assert.ok(ok, said);
    });

    const readManifest = () => JSON.parse(run('tar', ['-xzOf', tarball, 'package/package.json']).said);

    test('the manifest says where code, issues and documentation are', () => {
      const { repository, homepage, bugs, keywords, description } = readManifest();
      const directory = relative(root, path);
      assert.deepEqual(repository, { ...home, directory });
      const site = home.url.replace(/^git\+(.*)\.git$/, '$1');
      assert.equal(homepage, `${site}/tree/main/${directory}#readme`);
      assert.equal(bugs, `${site}/issues`);
      assert.ok(keywords.length >= 5 && description.length > 0);
    });

    test('the tarball has readme, changelog and source maps with their sources', () => {
      const files = run('tar', ['-tzf', tarball]).said.trim().split('\n');
      for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE'])
        assert.ok(files.includes(`package/${file}`), `${file} is missing`);
      const scripts = files.filter((file) => /\.c?js$/.test(file));
      assert.ok(scripts.length > 0);
      for (const file of scripts) {
        assert.ok(files.includes(`${file}.map`), `${file} has no source map`);
        const { sources, sourcesContent } = JSON.parse(run('tar', ['-xzOf', tarball, `${file}.map`]).said);
        // Generated lines have the source null.
        const missing = sources.filter((source, at) => source !== null && !sourcesContent?.[at]);
        assert.deepEqual(missing, [], file);
        assert.ok(!sources.some((source) => source?.startsWith('/')), `${file} names a folder of this machine`);
      }
    });

    test('npm pack is refused with the command to use instead', () => {
      const { ok, said } = run('npm', ['pack', '--dry-run'], path);
      assert.equal(ok, false);
      assert.match(said, new RegExp(`Use: pnpm --filter ${name} pack`));
    });

    test('the exports map is valid (publint)', () => {
      const { ok, said } = run('publint', [tarball, '--strict']);
      assert.ok(ok, said);
    });

    test('types resolve from ESM, CommonJS and bundlers (attw)', () => {
      const named = code.map((entry) => (entry === '.' ? entry : entry.slice(2)));
      const { ok, said } = run('attw', [
        tarball,
        '--profile',
        'node16',
        '--format',
        'ascii',
        '--entrypoints',
        ...named,
      ]);
      assert.ok(ok, said);
    });

    test('the package refers to no source and no workspace', () => {
      assert.doesNotMatch(JSON.stringify(readManifest()), /@boostdesk\/source|workspace:|assert-pnpm/);
      const files = run('tar', ['-tzf', tarball]).said;
      assert.doesNotMatch(files, /^package\/src\//m);
      assert.doesNotMatch(files, /\.test\.|\.stories\./);
    });

    if (name === '@boostdesk/ui')
      test('each code file starts with "use client" and each font has a licence', () => {
        const files = run('tar', ['-tzf', tarball]).said.split('\n');
        const scripts = files.filter((file) => /^package\/dist\/(chunks\/)?[^/]+\.c?js$/.test(file));
        assert.ok(scripts.length > entries.length);
        for (const file of scripts)
          assert.match(readFileSync(join(path, file.replace('package/', '')), 'utf8'), /^['"]use client['"];/, file);
        const fonts = files.filter((file) => file.endsWith('.woff2'));
        const licences = files.filter((file) => file.endsWith('.license.txt')).map((file) => file.split('/').at(-1));
        assert.ok(fonts.length > 0);
        for (const font of fonts) {
          const family = licences.find((one) => font.split('/').at(-1)?.startsWith(one.replace('.license.txt', '')));
          assert.ok(family, `${font} has no licence`);
        }
        const { dependencies } = readManifest();
        assert.ok(Object.keys(dependencies).length > 0);
        assert.deepEqual(
          Object.keys(dependencies).filter((one) => one.includes('fontsource')),
          [],
        );
      });

    test('React is a peer dependency where it is used and is not bundled', () => {
      const { dependencies = {}, peerDependencies = {} } = readManifest();
      const ofReact = (names) => names.filter((one) => /^react(-dom)?$/.test(one));
      assert.deepEqual(ofReact(Object.keys(dependencies)), []);
      for (const format of ['js', 'cjs']) {
        const scripts = globSync(`dist/**/*.${format}`, { cwd: path }).map((file) => join(path, file));
        const asked = scripts.flatMap((file) => [
          ...readFileSync(file, 'utf8').matchAll(/(?:from|require\()\s*['"](react(?:-dom)?)['"/]/g),
        ]);
        const peers = [...new Set(asked.map(([, one]) => one))];
        assert.deepEqual(peers.toSorted(), ofReact(Object.keys(peerDependencies)).toSorted(), format);
        const sources = scripts.flatMap((file) => JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources);
        assert.ok(sources.length > 0, format);
        const copied = sources.filter((source) => /node_modules\/(react|react-dom|scheduler)\//.test(source));
        assert.deepEqual(copied, [], format);
      }
    });

    test('import and require export the same names', () => {
      const own = (names) => names.filter((key) => !['default', 'module.exports', '__esModule'].includes(key));
      for (const { entry, esm, cjs } of namesOf(
        path,
        code.map((key) => name + key.slice(1)),
      )) {
        assert.ok(esm.length > 0, `${entry} exports nothing`);
        assert.deepEqual(own(esm), own(cjs), entry);
      }
    });
  });
}
