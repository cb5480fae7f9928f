import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PART = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Puts a script of ours into the page in place of the tags that load the app: it decides when the app's files are read. They are handed
 * to it as `FILES`, the first one first. The page's policy knows it by its hash.
 */
export function startingScript(entry: string): Plugin {
  let root = '';
  return {
    name: 'boostdesk-starting-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const [tag = '', app] = ENTRY.exec(html) ?? [];
        if (app === undefined) throw new Error('The page has no script of the app.');
        const files = [app, ...[...html.matchAll(PART)].map(([, part]) => part)];
        const built = await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: { FILES: JSON.stringify(files) },
          build: {
            write: false,
            target: 'baseline-widely-available',
            lib: { entry: join(root, entry), formats: ['iife'], name: 'start' },
          },
        });
        const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
        if (file?.type !== 'chunk') throw new Error(`${entry} was not built.`);
        const script = { tag: 'script', children: file.code.trim(), injectTo: 'head' as const };
        return { html: html.replace(tag, '').replace(PART, ''), tags: [script] };
      },
    },
  };
}
