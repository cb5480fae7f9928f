// The browser of stories and journeys: one that is here, else Playwright's own, else the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { withProgress } from './progress.mjs';
import { runLogged } from './spawn.mjs';
import { asRoot } from './system-package.mjs';
import { root } from './toolchain.mjs';
import { isStoppedCode, StoppedError, UserError } from './user-error.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PATHS = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Playwright would look for the browser it downloaded; undefined while it has none. */
function findPlaywrightChromium() {
  const require = createRequire(join(root, 'package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Chromium without its windows: journeys take a quarter less time in it. Debian has it in a package of its own. */
const SHELL = 'chromium-headless-shell';

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** A path that is there and answers to --version: Ubuntu's /usr/bin/chromium-browser may be a stub that only advises. */
const isWorking = (path) => path !== undefined && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(
      `CHROMIUM_PATH names a file that is not there: ${given}.`,
      'Correct it, or unset it to have one found.',
    );
  }
  return [...PATHS.filter((path) => existsSync(path)), findOnPath(NAMES), findPlaywrightChromium()].find(isWorking);
}

/** The path of a Chromium that starts; brings one where there is none. */
async function ensureChromium(env) {
  const found = findChromium();
  if (found) return found;
  const log = join(root, 'test-results', 'chromium.log');
  const downloaded = await withProgress('bringing Chromium (once)', async () => {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const download = await runLogged(process.execPath, [cli, 'install', '--with-deps', 'chromium'], {
      cwd: root,
      env,
      log,
    });
    if (isStoppedCode(download.code)) throw new StoppedError(download.code);
    if (download.code === 0 && findPlaywrightChromium()) return findPlaywrightChromium();
    await asRoot(`apt-get update && apt-get install -y --no-install-recommends chromium ${SHELL}`, { env, log });
    return findChromium();
  });
  if (downloaded) return downloaded;
  throw new UserError(
    'No Chromium was found, and none could be brought.',
    `Install one (for instance 'apt-get install chromium') or name it in CHROMIUM_PATH; details: ${log}`,
  );
}

/** The path of the one without windows; undefined where there is none. Only a machine of checks gets one for the speed alone. */
async function ensureHeadlessShell(env) {
  const find = () => [env.CHROMIUM_SHELL_PATH, findOnPath([SHELL])].filter(Boolean).find(isWorking);
  const found = find();
  if (found || !env.CI) return found;
  const log = join(root, 'test-results', 'chromium-shell.log');
  await withProgress('bringing the browser without windows (once)', () =>
    asRoot(`apt-get update && apt-get install -y --no-install-recommends ${SHELL}`, { env, log }),
  );
  return find();
}

/** Both, as the stages that need a browser are told of them. */
export async function ensureBrowsers(env) {
  const isGiven = Boolean(env.CHROMIUM_PATH);
  env.CHROMIUM_PATH = await ensureChromium(env);
  // Whoever names a browser means it.
  const shell = isGiven ? env.CHROMIUM_SHELL_PATH : await ensureHeadlessShell(env);
  if (shell) env.CHROMIUM_SHELL_PATH = shell;
}
