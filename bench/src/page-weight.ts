import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  /** Imported statically. */
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const dashboard = join(import.meta.dirname, '../../apps/dashboard/dist');
const PAGE = 'index.html';

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dashboard, '.vite/manifest.json'), 'utf8'));
}

/** After brotli, in bytes. */
function sizeOf(file: string): number {
  const path = join(dashboard, file);
  const ready = statSync(`${path}.br`, { throwIfNoEntry: false });
  return ready?.size ?? brotliCompressSync(readFileSync(path)).length;
}

/** Includes the chunk itself. */
function scriptsOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return found;
  if (chunk.file.endsWith('.js')) found.add(chunk.file);
  for (const other of chunk.imports ?? []) scriptsOf(manifest, other, found);
  return found;
}

/** Returns the files that the document requests for a path of the app, by its tags and for the route. `/order/` stands for any order. */
export function preloadedFiles(path: string): Set<string> {
  const html = readFileSync(join(dashboard, PAGE), 'utf8');
  const literal = (name: string) => JSON.parse(new RegExp(`const ${name} = (.+);\n`).exec(html)?.[1] ?? 'null');
  const files: readonly string[] = literal('files');
  const routes: Readonly<Record<string, readonly number[]>> = literal('routes');
  const tags = html.match(/<(script|link)[^>]*(src|href)="[^"]+\.(js|css)"/g) ?? [];
  const own = routes[path]?.map((index) => files[index]) ?? [];
  return new Set([...own, ...tags].join().match(/assets\/[\w.-]+\.(js|css)/g));
}

/** Paths of the app whose files the document preloads, with the module of their screen. */
export function routes(): [path: string, module: string][] {
  const table = readFileSync(join(dashboard, '../src/boot/screens.ts'), 'utf8');
  const lines = table.matchAll(/'(\/[^']*)': \(\) => import\('\.\.\/([^']+)'\)/g);
  return [...lines].map(([, path = '', module = '']) => [path.replace(/:.*/, ''), `src/${module}`]);
}

/** Scripts of a screen's module, including common ones. */
export function scriptsOfScreen(module: string): string[] {
  const manifest = readManifest();
  return [...new Set([...scriptsOf(manifest, PAGE), ...scriptsOf(manifest, module)])];
}

const weigh = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

export interface Screen {
  /** `orders`, `order` … */
  readonly name: string;
  /** Bytes of script for a first visit. */
  readonly bytes: number;
  /** Number of scripts. */
  readonly scripts: number;
}

/** Smallest first. */
export function screens(): Screen[] {
  const manifest = readManifest();
  return Object.entries(manifest)
    .filter(([name, chunk]) => chunk.isDynamicEntry === true && /\/[\w-]+-screen\.tsx$/.test(name))
    .map(([module]) => {
      const scripts = scriptsOfScreen(module);
      return {
        name: /([\w-]+)-screen\.tsx$/.exec(module)?.[1] ?? module,
        bytes: weigh(scripts),
        scripts: scripts.length,
      };
    })
    .toSorted((a, b) => a.bytes - b.bytes);
}

/** Chunks that import themselves through others, by the files on the way. They can start in the wrong order and fail. */
export function findCycles(): string[] {
  const manifest = readManifest();
  const done = new Set<string>();
  const cycles: string[] = [];
  function visit(name: string, path: readonly string[]): void {
    if (path.includes(name)) cycles.push([...path.slice(path.indexOf(name)), name].join(' → '));
    if (path.includes(name) || done.has(name)) return;
    for (const other of manifest[name]?.imports ?? []) visit(other, [...path, name]);
    done.add(name);
  }
  for (const name of Object.keys(manifest)) visit(name, []);
  return cycles;
}
