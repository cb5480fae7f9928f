import type { Plugin } from 'vite';

/**
 * The page's policy lets no text become markup (`require-trusted-types-for`). Libraries fill their own style elements by `innerHTML`:
 * text without a `<` can be nothing but text there, and passes; any other is refused.
 */
const code = `globalThis.trustedTypes?.createPolicy('default',{createHTML:(text)=>text.includes('<')?null:text})`;

/** Puts the rule into the page, before any other script. */
export const trustedTypesPolicy = (): Plugin => ({
  name: 'boostdesk-trusted-text',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', children: code, injectTo: 'head-prepend' }],
});
