import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { SignedIn } from './app.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** Files of an evidence pack by name. */
export const evidenceFiles = (zip: string): Record<string, Uint8Array> => unzipSync(Buffer.from(zip, 'base64'));

export const evidenceText = (files: Files, name: string): string => strFromU8(files[name] ?? new Uint8Array());

/** Exports the pack of an order, expects a file of it to be there with its hash, and returns the pack's JSON by file name. */
export async function expectInEvidence(staff: SignedIn, order: number, file: string) {
  const files = evidenceFiles((await staff.call('dispute.exportEvidence', { id: order })).zip);
  const json = (name: string) => JSON.parse(evidenceText(files, name));
  expect(files[file]?.length).toBeGreaterThan(0);
  expect(json('manifest.json').files).toContainEqual(
    expect.objectContaining({ name: file, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  );
  return { json, page: evidenceText(files, 'index.html') };
}
