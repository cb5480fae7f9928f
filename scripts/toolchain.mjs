// Provides Node and pnpm, and with them node_modules and dist. Runs before any installation, so it has no dependencies and supports Node
// 20. Uses the machine's Node if it satisfies NODE_MIN; otherwise installs Node and pnpm once from the npm registry into .toolchain/
// (git-ignored) and prepends them to PATH.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { toInstallError } from './install-error.mjs';
import { withProgress } from './progress.mjs';
import { runAttached, runLogged } from './spawn.mjs';
import { NODE, nodePackageFor, npmInstallArguments, pnpmPackage as ownPnpm, PNPM } from './tool-versions.mjs';
import { StoppedError, UserError } from './user-error.mjs';

const NODE_MIN = [24, 15]; // engines.node of the root package.json
const windows = process.platform === 'win32';
const GIVE_UP_AFTER = 20; // requests that failed on every attempt except the last

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolchain = join(root, '.toolchain');

function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  // Odd majors have no long-term support, and packages reject them.
  return major === NODE_MIN[0] ? minor >= NODE_MIN[1] : major > NODE_MIN[0] && major % 2 === 0;
}

/** Reports a folder that is not writable before anything is half done. */
function assertWritable() {
  try {
    accessSync(root, constants.W_OK);
    mkdirSync(toolchain, { recursive: true });
    accessSync(toolchain, constants.W_OK);
  } catch (cause) {
    throw new UserError(
      `This folder cannot be written to: ${root} (${cause.code}).`,
      'Make it yours (chown, chmod), or copy the project to a folder that is, and run the command there.',
      { cause },
    );
  }
}

/** Detects an unreachable registry after some repeated failures; pnpm itself retries each of a thousand packages for minutes. */
function createUnreachableDetector() {
  let failed = 0;
  return (text) => {
    failed += text.match(/0 retries left/g)?.length ?? 0;
    return failed >= GIVE_UP_AFTER;
  };
}

/** The error of a failed installation: stopped by the user, or explained by its output. */
const toInstallFailure = (what, { code, wasStopped, output }, log) =>
  wasStopped ? new StoppedError(code) : toInstallError(what, output, log);

/** npm install into .toolchain/<name>, atomically, so that interrupted or parallel runs leave no partial tool. */
async function installTool(name, wanted) {
  const dir = join(toolchain, name);
  if (existsSync(join(dir, 'ok'))) return dir;
  assertWritable();
  const tmp = `${dir}.tmp-${process.pid}`;
  rmSync(tmp, { recursive: true, force: true });
  mkdirSync(tmp, { recursive: true });
  writeFileSync(join(tmp, 'package.json'), '{"private":true}');
  const args = npmInstallArguments(wanted);
  const what = `${wanted.name}@${wanted.version}`;
  // Under `npm start`, npm_execpath is npm's cli.js: run it with this Node and no shell. Otherwise use npm on PATH.
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const foreign = /^npm_(config_(local_)?prefix|package_|lifecycle_)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !foreign.test(key)));
  const log = join(toolchain, `last-${name.split('-')[0]}.log`);
  await withProgress(`bringing ${what} (once)`, async () => {
    const run = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
    const ended = await runLogged(run[0], run[1], { cwd: tmp, env, log });
    if (ended.code === 0) return;
    rmSync(tmp, { recursive: true, force: true });
    throw toInstallFailure(`Bringing ${what}`, ended, log);
  });
  writeFileSync(join(tmp, 'ok'), '');
  rmSync(dir, { recursive: true, force: true });
  try {
    renameSync(tmp, dir);
  } catch (error) {
    // A parallel run has installed it.
    if (!existsSync(join(dir, 'ok'))) throw error;
    rmSync(tmp, { recursive: true, force: true });
  }
  return dir;
}

async function ensureNode() {
  if (isSupportedNode(process.versions.node)) return { node: process.execPath, bin: dirname(process.execPath) };
  const wanted = nodePackageFor(process.platform, process.arch);
  const bin = join(await installTool(`node-${NODE}`, wanted), 'node_modules', wanted.name, 'bin');
  return { node: join(bin, windows ? 'node.exe' : 'node'), bin };
}

async function ensurePnpm(env) {
  const probeEnv = {
    ...env,
    COREPACK_ENABLE_STRICT: '0',
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    pnpm_config_pm_on_fail: 'ignore',
  };
  const own = spawnSync('pnpm', ['--version'], {
    cwd: join(root, 'scripts'),
    env: probeEnv,
    encoding: 'utf8',
    shell: windows,
  });
  if (own.status === 0 && own.stdout.trim().split('.')[0] === PNPM.split('.')[0])
    return { pnpm: 'pnpm', bin: undefined };
  const bin = join(await installTool(`pnpm-${PNPM}`, ownPnpm), 'node_modules', '.bin');
  return { pnpm: join(bin, windows ? 'pnpm.cmd' : 'pnpm'), bin };
}

/** Installs missing tools; returns them and an environment with their PATH. */
export async function prepareTools() {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  // pnpm reads only its own prefix, but settings for npm are meant for both.
  for (const key of ['registry', 'proxy', 'https_proxy'])
    if (env[`npm_config_${key}`]) env[`pnpm_config_${key}`] ??= env[`npm_config_${key}`];
  // pnpm has no such setting, but Node does.
  if (env.npm_config_cafile) env.NODE_EXTRA_CA_CERTS ??= env.npm_config_cafile;
  // Windows spells it Path; keep one spelling.
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const prepend = (dir) => {
    if (dir) env[pathKey] = [dir, env[pathKey]].join(delimiter);
  };
  const { node, bin } = await ensureNode();
  prepend(bin);
  const { pnpm, bin: pnpmBin } = await ensurePnpm(env);
  prepend(pnpmBin);
  prepend(join(root, 'node_modules', '.bin'));
  const named = { node, pnpm };
  const run = (command, args) => runAttached(named[command] ?? command, args, { cwd: root, env });
  return { env, node, pnpm, run };
}

/** Installs node_modules from the lock file; skipped if it has not changed since the last installation. */
export async function installPackages({ env, pnpm }) {
  const stamp = join(root, 'node_modules', '.bootstrap');
  const wantedStamp = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(NODE + PNPM)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp) return;
  assertWritable();
  const log = join(toolchain, 'last-install.log');
  await withProgress('installing packages from the lock file', async () => {
    const args = ['install', '--frozen-lockfile', '--reporter=append-only'];
    // Attempts at 0, 1, 3 and 7 s.
    const retries = {
      pnpm_config_fetch_retries: '3',
      pnpm_config_fetch_retry_factor: '2',
      pnpm_config_fetch_retry_mintimeout: '1000',
    };
    const patient = { ...env, CI: 'true', ...retries };
    const ended = await runLogged(pnpm, args, { cwd: root, env: patient, log, hopeless: createUnreachableDetector() });
    if (ended.code !== 0) throw toInstallFailure('Installing the packages', ended, log);
  });
  writeFileSync(stamp, wantedStamp);
}

/** Builds every package and app with turbo, which caches unchanged ones. */
export async function buildAll({ env, pnpm }) {
  assertWritable();
  const log = join(toolchain, 'last-build.log');
  await withProgress('building', async () => {
    const args = ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'];
    const { code, wasStopped, output } = await runLogged(pnpm, args, { cwd: root, env, log });
    if (wasStopped) throw new StoppedError(code);
    if (code === 0) return { note: /Cached: +(.*)/.exec(output)?.[1] };
    process.stderr.write(`\n${output}\n`);
    throw new UserError('The build failed; what it said stands above.', `Full log: ${log}`);
  });
}
