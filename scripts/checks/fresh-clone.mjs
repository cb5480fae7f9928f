// A fresh clone for tests of the start scripts.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { after } from 'node:test';

const root = join(import.meta.dirname, '../..');
const made = [];
after(() => {
  for (const dir of made) {
    chmodSync(dir, 0o755);
    rmSync(dir, { recursive: true, force: true });
  }
});

/** A fresh clone as the scripts see it: scripts, package.json, lock file and a stub server. */
export function clone() {
  const dir = mkdtempSync(join(tmpdir(), 'start-'));
  made.push(dir);
  chmodSync(dir, 0o755);
  cpSync(join(root, 'scripts'), join(dir, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    cpSync(join(root, name), join(dir, name));
  return dir;
}

/** Two currently free ports, to avoid conflicts with other servers. */
export async function freePorts() {
  const servers = [createServer(), createServer()];
  for (const server of servers) await new Promise((resolve) => server.listen(0, resolve));
  const [PORT, SITE_PORT] = servers.map((server) => String(server.address().port));
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  return { PORT, SITE_PORT };
}

/** Starts the clone with its own environment; resolves to exit code and output. */
export function start(dir, env, as = {}) {
  const own = {
    HOME: dir,
    PATH: process.env.PATH,
    npm_config_cache: join(dir, '.npm'),
    XDG_DATA_HOME: join(dir, '.data-home'),
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: dir, env: { ...own, ...env }, ...as });
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.stderr.on('data', (part) => {
      said += part;
    });
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** A folder with Node and npm, or a shell script as npm, to be used as the only PATH entry. */
export function nodeAndNpm(dir, script) {
  const bin = join(dir, 'bin');
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, 'node'));
  if (script !== undefined) writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  else {
    const places = process.env.PATH.split(delimiter).map((folder) => join(folder, 'npm'));
    symlinkSync(realpathSync(places.find((place) => existsSync(place))), join(bin, 'npm'));
  }
  return bin;
}

/** A PATH with a pnpm stub that runs these shell commands. */
export function pathWithPnpm(dir, { install = 'exit 0', build = 'exit 0' }) {
  mkdirSync(join(dir, 'bin'));
  mkdirSync(join(dir, 'node_modules'));
  const pnpm = `#!/bin/sh\ncase "$1" in --version) echo 12.0.0;; install) ${install};; *) ${build};; esac\n`;
  writeFileSync(join(dir, 'bin/pnpm'), pnpm, { mode: 0o755 });
  return `${join(dir, 'bin')}:${process.env.PATH}`;
}
