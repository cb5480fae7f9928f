import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type AsyncZippable, zip } from 'fflate';

const zipAsync = promisify<AsyncZippable, Uint8Array>(zip);

/** File contents by name. */
export type EvidenceFiles = Readonly<Record<string, Uint8Array>>;

const MANIFEST = 'manifest.json';
/** ZIP stores local times from 1980 on; these fields are the same in every time zone. */
const MODIFIED = new Date(1980, 0, 1);
/** Pictures are compressed already. */
const levelOf = (name: string) => (name.endsWith('.webp') ? 0 : 9);

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const toJsonFile = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Packs files with a manifest of their hashes, and a note in it. The same files give the same bytes. */
export async function packEvidence(order: number, files: EvidenceFiles, note: string | null): Promise<Uint8Array> {
  const names = Object.keys(files).sort();
  const listed = names.map((name) => {
    const bytes = files[name] ?? new Uint8Array();
    return { name, bytes: bytes.length, sha256: sha256(bytes) };
  });
  const all: EvidenceFiles = {
    ...files,
    [MANIFEST]: toJsonFile({ order, ...(note !== null && { note }), files: listed }),
  };
  const entries: AsyncZippable = {};
  for (const name of [MANIFEST, ...names])
    entries[name] = [all[name] ?? new Uint8Array(), { level: levelOf(name), mtime: MODIFIED }];
  return zipAsync(entries);
}
