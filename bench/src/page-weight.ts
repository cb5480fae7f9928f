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

/** Common ones, and those of a screen by the first path segment. */
export function preloadedScripts(part: string): Set<string> {
  const html = readFileSync(join(dashboard, PAGE), 'utf8');
  const [own = ''] = new RegExp(`\\["${part}",\\[[^\\]]*\\]`).exec(html) ?? [];
  const tags = html.match(/<(script|link)[^>]*(src|href)="[^"]+\.js"/g) ?? [];
  return new Set([own, ...tags].join().match(/assets\/[\w.-]+\.js/g));
}

/** Includes common scripts. */
export function scriptsOfScreen(name: string): string[] {
  const manifest = readManifest();
  const module = Object.keys(manifest).find((key) => key.endsWith(`/${name}-screen.tsx`)) ?? name;
  return [...new Set([...scriptsOf(manifest, PAGE), ...scriptsOf(manifest, module)])];
}

const weigh = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

export interface Screen {
  /** `orders`, `order` … */
  readonly name: string;
  /** Bytes of script for a first visit. */
  readonly whole: number;
}

/** Smallest first. */
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
