import { existsSync } from 'node:fs';

/** Debian's browser where nobody names another; Playwright's own where neither is there. */
export const whole = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** The same without windows, which is faster; it grants no notifications. */
export const shell =
  process.env.CHROMIUM_SHELL_PATH || (process.env.CHROMIUM_PATH ? whole : '/usr/bin/chromium-headless-shell');
/** What Playwright is told to start the first of these that is there. */
export const launched = (...paths: string[]) => {
  const executablePath = paths.find((path) => existsSync(path));
  return {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // A page of a journey lives for seconds: what optimizes its scripts costs more than it saves, a fifth of the page's time.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--js-flags=--no-opt --no-maglev'],
    },
  };
};
