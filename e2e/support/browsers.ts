import { pickExecutable } from '../../tools/browsers.ts';

/** Launch options for the first installed browser. */
export const launchWith = (...paths: string[]) => ({
  launchOptions: {
    ...pickExecutable(...paths),
    // Pages of a journey live for seconds, so optimizing their scripts costs a fifth more time than it saves.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--js-flags=--no-opt --no-maglev'],
  },
});
