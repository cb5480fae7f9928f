import { existsSync } from 'node:fs';

/** CHROMIUM_PATH, or Debian's. */
export const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** Loads no browser UI scripts beside each page, but grants no notification permission. */
export const headlessShellPath =
  process.env.CHROMIUM_SHELL_PATH || (process.env.CHROMIUM_PATH ? chromiumPath : '/usr/bin/chromium-headless-shell');

/** First existing executable; without one Playwright uses its own browser. */
export function pickExecutable(...paths: readonly string[]): { readonly executablePath?: string } {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}
