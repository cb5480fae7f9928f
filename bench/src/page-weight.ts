import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What of vite's manifest is read here. */
interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  /** Chunks that load with this one. */
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const dashboard = join(import.meta.dirname, '../../apps/dashboard/dist');
const PAGE = 'index.html';

function readManifest(): Manifest {
  // Written by the build of this very repository.
  return JSON.parse(readFileSync(join(dashboard, '.vite/manifest.json'), 'utf8'));
}

/** Bytes of a file as a browser that takes brotli gets it. */
function sizeOf(file: string): number {
  const path = join(dashboard, file);
  const ready = statSync(`${path}.br`, { throwIfNoEntry: false });
  return ready?.size ?? brotliCompressSync(readFileSync(path)).length;
}

/** The scripts that a chunk needs before it runs, its own among them. */
function scriptsOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return found;
  if (chunk.file.endsWith('.js')) found.add(chunk.file);
  for (const other of chunk.imports ?? []) scriptsOf(manifest, other, found);
  return found;
}

/** Scripts that the page asks for by itself: those of every page, and those of a screen by the first part of its address. */
export function preloadedScripts(part: string): Set<string> {
  const html = readFileSync(join(dashboard, PAGE), 'utf8');
  const [own = ''] = new RegExp(`\\["${part}",\\[[^\\]]*\\]`).exec(html) ?? [];
  const tags = html.match(/<(script|link)[^>]*(src|href)="[^"]+\.js"/g) ?? [];
  return new Set([own, ...tags].join().match(/assets\/[\w.-]+\.js/g));
}

/** Scripts of a screen by its name, those of every page among them. */
export function scriptsOfScreen(name: string): string[] {
  const manifest = readManifest();
  const module = Object.keys(manifest).find((key) => key.endsWith(`/${name}-screen.tsx`)) ?? name;
  return [...new Set([...scriptsOf(manifest, PAGE), ...scriptsOf(manifest, module)])];
}

const weigh = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

export interface Screen {
  /** `orders`, `order` … */
  readonly name: string;
  /** Bytes of script from nothing to the screen. */
  readonly whole: number;
}

/** Every screen of the dashboard, lightest first: the page's own scripts and those of the screen. */
export function screens(): Screen[] {
  const manifest = readManifest();
  const page = scriptsOf(manifest, PAGE);
  return Object.entries(manifest)
    .filter(([name, chunk]) => chunk.isDynamicEntry === true && /\/[\w-]+-screen\.tsx$/.test(name))
    .map(([name]) => ({
      name: /([\w-]+)-screen\.tsx$/.exec(name)?.[1] ?? name,
      whole: weigh(new Set([...page, ...scriptsOf(manifest, name)])),
    }))
    .toSorted((a, b) => a.whole - b.whole);
}
