import { existsSync } from 'node:fs';

/** Debian's browser where nobody names another. */
export const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** The same without windows, which loads no scripts of its own beside each page; it grants no notifications. */
export const headlessShellPath =
  process.env.CHROMIUM_SHELL_PATH || (process.env.CHROMIUM_PATH ? chromiumPath : '/usr/bin/chromium-headless-shell');

/** What Playwright is told to start: the first of these that is there, else its own. */
export function pickExecutable(...paths: readonly string[]): { readonly executablePath?: string } {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}
