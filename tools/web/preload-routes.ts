import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Files of a screen's module beside the entry's: scripts, then styles. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const styles = new Set<string>();
  const collect = (file: string) => {
    const chunk = byFile.get(file);
    if (chunk === undefined || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const other of chunk.imports) collect(other);
  };
  const page = chunks.find(({ isEntry }) => isEntry);
  if (page !== undefined) collect(page.fileName);
  const common = new Set([...found, ...styles]);
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (screen === undefined) throw new Error(`The build has no chunk of ${module}.`);
  collect(screen.fileName);
  return [...found, ...styles].filter((file) => !common.has(file)).map((file) => `/${file}`);
}

/** Preloads a screen's files by the first path segment of the URL, before the app's script has run. */
export function preloadRoutes(screens: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'boostdesk-parts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.entries(screens).map(([part, module]) => [part, filesOf(bundle, module)]);
        // Style sheets are fetched only; the screen's module applies them.
        const children = `for (const file of new Map(${JSON.stringify(files)}).get(location.pathname.split('/', 2)[1]) ?? []) {
      const link = document.createElement('link');
      const kind = file.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' };
      document.head.append(Object.assign(link, kind, { crossOrigin: '', href: file }));
    }`;
        return [{ tag: 'script', children, injectTo: 'head' as const }];
      },
    },
  };
}
