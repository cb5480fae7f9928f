// The browser for stories and end-to-end tests: an installed one, else Playwright's, else a system package.
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

/** Playwright's downloaded browser, if any. */
function findPlaywrightChromium() {
  const require = createRequire(join(root, 'package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The headless shell, in which end-to-end tests take a quarter less time. A separate package in Debian. */
const SHELL = 'chromium-headless-shell';

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** The path exists and answers to --version, unlike Ubuntu's stub /usr/bin/chromium-browser. */
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

/** The path of a working Chromium; installs one if needed. */
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

/** The path of a headless shell, if any. Installed only on CI machines, because it only saves time. */
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

/** Both paths as environment variables for the stages. */
export async function ensureBrowsers(env) {
  const isGiven = Boolean(env.CHROMIUM_PATH);
  env.CHROMIUM_PATH = await ensureChromium(env);
  // An explicitly set browser is used for both.
  const shell = isGiven ? env.CHROMIUM_SHELL_PATH : await ensureHeadlessShell(env);
  if (shell) env.CHROMIUM_SHELL_PATH = shell;
}
