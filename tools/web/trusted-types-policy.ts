import type { Plugin } from 'vite';

/**
 * For `require-trusted-types-for`. Libraries set `innerHTML` of their style elements: text without `<` cannot contain
 * markup and passes; anything else is rejected.
 */
const code = `globalThis.trustedTypes?.createPolicy('default',{createHTML:(text)=>text.includes('<')?null:text})`;

/** Before any other script. */
export const trustedTypesPolicy = (): Plugin => ({
  name: 'boostdesk-trusted-text',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', children: code, injectTo: 'head-prepend' }],
});
