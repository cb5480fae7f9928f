import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardPage, ROLE } from '@boostdesk/auth';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pathOf = (address: string) => join(root, 'public', address);
const manifest = JSON.parse(readFileSync(pathOf('/manifest.webmanifest'), 'utf8'));

/** Width and height, as the head of a PNG has them. */
function sizeOf(address: string): string {
  const image = readFileSync(pathOf(address));
  expect(image.toString('latin1', 1, 4), address).toBe('PNG');
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
}

test('the app can be installed: what a browser needs for it stands in its manifest, and the page names it', () => {
  expect(manifest).toMatchObject({ id: '/', name: 'Boostdesk', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain(`content="${manifest.theme_color}" />`);
});

test('its icons are there, as large as it says, with one that may be cut to any shape', () => {
  for (const { src, sizes, type } of manifest.icons) expect([sizeOf(src), type]).toEqual([sizes, 'image/png']);
  const sizes = manifest.icons.map((icon: { sizes: string; purpose?: string }) => [icon.sizes, icon.purpose ?? 'any']);
  expect(sizes).toEqual(
    expect.arrayContaining([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]),
  );
});

test('its words say what language they are in: it is one file for all', () => {
  expect(manifest).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('its shortcuts lead to pages that there are, for everybody', () => {
  for (const { url } of manifest.shortcuts) {
    expect(guardPage(url, { id: 1, role: ROLE.customer })).toEqual({ allow: true });
  }
});
