import type { Plugin } from 'vite';

/** Where react-router's packages lead every bundler, whatever it builds. */
const DEVELOPMENT = /\/react-router\/dist\/development\/[\w-]+\.mjs$/;
const WARNS = 'ENABLE_DEV_WARNINGS = true';

/** Leaves react-router's words to developers out of what users download: both its builds are exported as one, the talkative one. */
export const quietRouter = (): Plugin => ({
  name: 'boostdesk-quiet-router',
  apply: 'build',
  transform: {
    filter: { id: DEVELOPMENT, code: WARNS },
    // Too short a change to move what the source map says.
    handler: (code) => ({ code: code.replaceAll(WARNS, 'ENABLE_DEV_WARNINGS = false'), map: null }),
  },
});
