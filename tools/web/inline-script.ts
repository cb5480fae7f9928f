import { join } from 'node:path';
import { build, defaultClientConditions, type Plugin } from 'vite';

/** Bundles a module with its imports into one script. */
async function bundled(root: string, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // Workspace packages from their sources, like the app build.
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

/** Inlines a module into the page's head, where it runs before the app. The CSP allows it by its hash. */
export function inlineScript(entry: string): Plugin {
  let root = '';
  return {
    name: 'boostdesk-inline-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: async () => [
      { tag: 'script', children: await bundled(root, entry), injectTo: 'head' as const },
    ],
  };
}
