// Problems of the machine are reported before start in one line with a solution.
import assert from 'node:assert/strict';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { createServer as createRegistry } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { clone, freePorts, nodeAndNpm, pathWithPnpm, start } from './fresh-clone.mjs';

const NOBODY = 65534;

/** The problem line: exactly one, and the last line. */
function onlyProblem({ code, said }) {
  assert.equal(code, 1, said);
  const lines = said.trim().split('\n');
  assert.equal(lines.filter((line) => line.startsWith('✗')).length, 1, said);
  assert.ok(lines.at(-1).startsWith('✗'), said);
  assert.doesNotMatch(said, /\n +at /, 'no stack');
  return lines.at(-1);
}

for (const name of ['PORT', 'SITE_PORT']) {
  test(`npm start reports that ${name} is in use, with a solution`, async () => {
    const ports = await freePorts();
    const other = createServer();
    await new Promise((resolve) => other.listen(Number(ports[name]), resolve));
    const line = onlyProblem(await start(clone(), ports));
    await new Promise((resolve) => other.close(resolve));
    assert.match(line, new RegExp(`Port ${ports[name]} is taken by another program.*${name}=\\d+ npm start`));
  });
}

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '99999'],
  ['SITE_PORT', '80.5'],
  ['SITE_PORT', '-1'],
]) {
  test(`npm start reports ${name}=${value} as invalid, with a solution`, async () => {
    const line = onlyProblem(await start(clone(), { ...(await freePorts()), [name]: value }));
    assert.match(line, new RegExp(`${name} is '${value}', which is no port.*${name}=\\d+ npm start`));
  });
}

test('npm start reports one port used twice, with a solution', async () => {
  const { PORT } = await freePorts();
  const line = onlyProblem(await start(clone(), { PORT, SITE_PORT: PORT }));
  assert.match(line, new RegExp(`PORT and SITE_PORT are both ${PORT}.*SITE_PORT=\\d+ npm start`));
});

test('npm start reports a folder that is not writable, with a solution', async () => {
  const dir = clone();
  // Without the lock file's stamp, packages would be installed.
  mkdirSync(join(dir, 'home'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(join(dir, 'home'), NOBODY, NOBODY);
  chmodSync(dir, 0o555);
  const env = { ...(await freePorts()), HOME: join(dir, 'home') };
  const line = onlyProblem(await start(dir, env, isRoot ? { uid: NOBODY, gid: NOBODY } : {}));
  assert.match(line, /This folder cannot be written to: .*(chown|copy)/);
});

test('npm start reports a registry that does not answer, with a solution', async () => {
  const registry = 'http://127.0.0.1:9/';
  const line = onlyProblem(await start(clone(), { ...(await freePorts()), npm_config_registry: registry }));
  assert.match(line, /the package registry http:\/\/127\.0\.0\.1:9\/ does not answer.*proxy/);
});

test('npm start reports it also on a machine with only Node and npm', async () => {
  const dir = clone();
  const registry = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };
  const env = { ...(await freePorts()), ...registry, PATH: nodeAndNpm(dir) };
  const line = onlyProblem(await start(dir, env));
  assert.match(line, /Bringing pnpm@[\d.]+: the package registry http:\/\/127\.0\.0\.1:9\/ does not answer.*proxy/);
});

test('npm start reports a registry or proxy that denies access, with the settings to change', async () => {
  const dir = clone();
  const closed = createRegistry((_, answer) => answer.writeHead(403).end());
  await new Promise((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const registry = `http://127.0.0.1:${closed.address().port}/`;
  const env = { ...(await freePorts()), PATH: nodeAndNpm(dir), npm_config_registry: registry };
  const line = onlyProblem(await start(dir, env));
  await new Promise((resolve) => closed.close(resolve));
  assert.match(line, new RegExp(`Bringing pnpm@[\\d.]+: .*${registry}.* answered 403.*'registry'.*'proxy'`));
});

test('pnpm uses the registry that npm is configured with', async () => {
  const dir = clone();
  const install =
    'echo "$pnpm_config_registry $pnpm_config_proxy $pnpm_config_https_proxy $NODE_EXTRA_CA_CERTS"; exit 1';
  const env = {
    npm_config_registry: 'http://registry.example.org/',
    npm_config_proxy: 'http://way.example.org/',
    npm_config_https_proxy: 'http://other-way.example.org/',
    npm_config_cafile: '/company.pem',
  };
  const { said } = await start(dir, { ...(await freePorts()), ...env, PATH: pathWithPnpm(dir, { install }) });
  assert.ok(said.includes(Object.values(env).join(' ')), said);
});

test('a failed build shows its output', async () => {
  const dir = clone();
  const PATH = pathWithPnpm(dir, { build: 'echo "src/a.ts: wrong"; exit 3' });
  const answer = await start(dir, { ...(await freePorts()), PATH });
  assert.match(onlyProblem(answer), /The build failed; what it said stands above/);
  assert.match(answer.said, /src\/a\.ts: wrong/);
});
