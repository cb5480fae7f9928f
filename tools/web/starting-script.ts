import { join } from 'node:path';
import { build, defaultClientConditions, type Plugin } from 'vite';

const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PART = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** A script of ours with all that it takes, as one text. */
async function builtScript(
  root: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define },
    // Packages of ours from their sources, as the app is built.
    resolve: { conditions: ['@boostdesk/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: join(root, entry), formats: ['iife'], name: 'start' },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (file?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return file.code.trim();
}

/**
 * Puts a script of ours into the page in place of the tags that load the app: it decides when the app's files are read. They are handed
 * to it as `FILES`, the first one first, and the script of a thread beside the page as `FIGURES`. The page's policy knows it by its hash.
 */
export function startingScript(entry: string, thread: string): Plugin {
  let root = '';
  let figures = '';
  return {
    name: 'boostdesk-starting-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const source = await builtScript(root, thread);
      figures = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'figures.js', source }))}`;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const [tag = '', app] = ENTRY.exec(html) ?? [];
        if (figures === '') throw new Error(`${thread} is to be built before the page.`);
        if (app === undefined) throw new Error('The page has no script of the app.');
        const files = [app, ...[...html.matchAll(PART)].map(([, part]) => part)];
        const words = { FILES: JSON.stringify(files), FIGURES: JSON.stringify(figures) };
        const script = { tag: 'script', children: await builtScript(root, entry, words), injectTo: 'head' as const };
        return { html: html.replace(tag, '').replace(PART, ''), tags: [script] };
      },
    },
  };
}
