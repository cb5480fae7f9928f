import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A line of the table of screens: `'/orders': () => import('../orders/orders-screen.tsx'),` */
const ROUTE = /'(\/[^']*)': \(\) => import\('([^']+)'\)/g;

/** Scripts of a screen's module beside the entry's. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const collect = (file: string) => {
    const chunk = byFile.get(file);
    if (chunk === undefined || found.has(file)) return;
    found.add(file);
    for (const other of chunk.imports) collect(other);
  };
  const page = chunks.find(({ isEntry }) => isEntry);
  if (page !== undefined) collect(page.fileName);
  const common = new Set(found);
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (screen === undefined) throw new Error(`The build has no chunk of ${module}.`);
  collect(screen.fileName);
  return [...found].filter((file) => !common.has(file)).map((file) => `/${file}`);
}

/** `/order/:id` becomes `/order/`. */
const toKey = (path: string) => path.replace(/:.*/, '');

/**
 * Preloads the scripts of the screen at the URL, before the app's script has run.
 * @param table path of the module that maps the app's paths to the import of their screen
 */
export function preloadRoutes(table: string): Plugin {
  const routes = [...readFileSync(table, 'utf8').matchAll(ROUTE)].map(([, path = '', module = '']) => ({
    path,
    module: posix.join(posix.dirname(table), module),
  }));
  if (routes.length === 0) throw new Error(`${table} has no screens.`);
  return {
    name: 'boostdesk-preload-routes',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const filesByPath = routes.map(({ path, module }) => [toKey(path), filesOf(bundle, module)] as const);
        const files = [...new Set(filesByPath.flatMap(([, ofPath]) => ofPath))];
        const indexes = filesByPath.map(([path, ofPath]) => [path, ofPath.map((file) => files.indexOf(file))]);
        const children = `const files = ${JSON.stringify(files)};
    const routes = ${JSON.stringify(Object.fromEntries(indexes))};
    const path = location.pathname;
    for (const index of routes[path] ?? routes[path.slice(0, path.lastIndexOf('/') + 1)] ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: files[index] }));
    }`;
        return [{ tag: 'script', children: `{\n    ${children}\n    }`, injectTo: 'head' as const }];
      },
    },
  };
}
