import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import { guardPage, ROLE } from '@boostdesk/auth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { speak } from '../i18n/i18n.ts';

const root = join(import.meta.dirname, '../..');
const pathOf = (address: string) => join(root, 'public', address);
const addressOf = (language: Language) => `/manifest${language === 'en' ? '' : `.${language}`}.webmanifest`;
const manifestIn = (language: Language) => JSON.parse(readFileSync(pathOf(addressOf(language)), 'utf8'));
const manifest = manifestIn('en');

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

test('its shortcuts lead to pages that there are, for everybody', () => {
  for (const { url } of manifest.shortcuts) {
    expect(guardPage(url, { id: 1, role: ROLE.customer })).toEqual({ allow: true });
  }
});

/** What a language says for an English word. */
function said(english: string, language: Language): string | undefined {
  if (language === 'en') return english;
  const catalogue = readFileSync(join(root, 'src/locales', language, 'messages.po'), 'utf8');
  return new RegExp(`^msgid "${english}"\nmsgstr "(.+)"$`, 'm').exec(catalogue)?.[1];
}

describe.each(LANGUAGES)('%s', (language) => {
  const own = manifestIn(language);

  test('it is the same app in each language: its words alone differ', () => {
    const withoutWords = ({ lang, dir, description, shortcuts, ...rest }: typeof manifest) => ({
      ...rest,
      shortcuts: shortcuts.map(({ name, ...others }: { name: string }) => others),
    });
    expect(withoutWords(own)).toEqual(withoutWords(manifest));
  });

  test('it says what language its words are in, and which way they run', () => {
    expect(own).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
  });

  test('its shortcuts are called as the pages are, and what the app is is told in it', () => {
    const names = manifest.shortcuts.map(({ name }: { name: string }) => said(name, language));
    expect(own.shortcuts.map(({ name }: { name: string }) => name)).toEqual(names);
    const others = LANGUAGES.filter((one) => one !== language).map((one) => manifestIn(one).description);
    expect(others).not.toContain(own.description);
  });
});

test('the page names the one of the language that it speaks', async () => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  document.head.append(link);
  onTestFinished(async () => {
    link.remove();
    await speak('en');
  });
  for (const language of LANGUAGES.toReversed()) {
    await speak(language);
    expect(link.getAttribute('href')).toBe(addressOf(language));
  }
});
