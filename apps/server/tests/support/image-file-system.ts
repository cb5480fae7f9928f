import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';

/** Where PGlite keeps its data. */
const ROOT = '/pglite/data';

/** Content of a file, null for a folder. A list has each folder before its files. */
type Entry = readonly [path: string, content: Uint8Array | null];

function readEntries(folder: string): Entry[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all
    .map((one): Entry => {
      const path = join(one.parentPath, one.name);
      return [relative(folder, path), one.isDirectory() ? null : readFileSync(path)];
    })
    .sort(([one], [other]) => one.length - other.length);
}

let image: { readonly folder: string; readonly entries: readonly Entry[] } | undefined;

class ImageFileSystem extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super('memory://');
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    files?.mkdirTree(ROOT);
    for (const [path, content] of this.#entries) {
      if (content === null) files?.mkdir(`${ROOT}/${path}`);
      else files?.writeFile(`${ROOT}/${path}`, Uint8Array.from(content), { canOwn: true });
    }
  }
}

/**
 * Returns memory with a copy of a data folder, which is read once. Half of the time of PGlite's `loadDataDir`, which
 * looks up each folder of each path of an archive.
 */
export function createImageFileSystem(folder: string): MemoryFS {
  if (image?.folder !== folder) image = { folder, entries: readEntries(folder) };
  return new ImageFileSystem(image.entries);
}
