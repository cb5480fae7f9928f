import { existsSync } from 'node:fs';

/** Chromium from CHROMIUM_PATH or Debian. */
export const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** The headless shell loads no browser UI scripts beside each page, but grants no notification permission. */
export const headlessShellPath =
  process.env.CHROMIUM_SHELL_PATH || (process.env.CHROMIUM_PATH ? chromiumPath : '/usr/bin/chromium-headless-shell');

/** The first existing executable for Playwright, or undefined for its own browser. */
export function pickExecutable(...paths: readonly string[]): { readonly executablePath?: string } {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}
