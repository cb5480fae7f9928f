import { pickExecutable } from '../../tools/browsers.ts';

/** What Playwright is told to start the first of these that is there. */
export const launchWith = (...paths: string[]) => ({
  launchOptions: {
    ...pickExecutable(...paths),
    // A page of a journey lives for seconds: what optimizes its scripts costs more than it saves, a fifth of the page's time.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--js-flags=--no-opt --no-maglev'],
  },
});
