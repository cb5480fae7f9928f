import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import { guardPage, ROLE } from '@boostdesk/auth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setLocale } from '../i18n/i18n.ts';

const root = join(import.meta.dirname, '../..');
const pathOf = (address: string) => join(root, 'public', address);
const addressOf = (language: Language) => `/manifest${language === 'en' ? '' : `.${language}`}.webmanifest`;
const manifestIn = (language: Language) => JSON.parse(readFileSync(pathOf(addressOf(language)), 'utf8'));
const manifest = manifestIn('en');

/** Width and height from a PNG header. */
function sizeOf(address: string): string {
  const image = readFileSync(pathOf(address));
  expect(image.toString('latin1', 1, 4), address).toBe('PNG');
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
}

test('the manifest has the members that browsers need for installation, and the page links to it', () => {
  expect(manifest).toMatchObject({ id: '/', name: 'Boostdesk', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain(`content="${manifest.theme_color}" />`);
});

test('the icons exist in the declared sizes, with a maskable one', () => {
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

test('the shortcuts lead to existing pages that every role may open', () => {
  for (const { url } of manifest.shortcuts) {
    expect(guardPage(url, { id: 1, role: ROLE.customer })).toEqual({ allow: true });
  }
});

function said(english: string, language: Language): string | undefined {
  if (language === 'en') return english;
  const catalogue = readFileSync(join(root, 'src/locales', language, 'messages.po'), 'utf8');
  return new RegExp(`^msgid "${english}"\nmsgstr "(.+)"$`, 'm').exec(catalogue)?.[1];
}

describe.each(LANGUAGES)('manifest in %s', (language) => {
  const own = manifestIn(language);

  test('differs from the English manifest in its texts only', () => {
    const withoutWords = ({ lang, dir, description, shortcuts, ...rest }: typeof manifest) => ({
      ...rest,
      shortcuts: shortcuts.map(({ name, ...others }: { name: string }) => others),
    });
    expect(withoutWords(own)).toEqual(withoutWords(manifest));
  });

  test('declares its language and text direction', () => {
    expect(own).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
  });

  test('has translated shortcut names and a translated description', () => {
    const names = manifest.shortcuts.map(({ name }: { name: string }) => said(name, language));
    expect(own.shortcuts.map(({ name }: { name: string }) => name)).toEqual(names);
    const others = LANGUAGES.filter((one) => one !== language).map((one) => manifestIn(one).description);
    expect(others).not.toContain(own.description);
  });
});

test('is linked by a page in this language', async () => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  document.head.append(link);
  onTestFinished(async () => {
    link.remove();
    await setLocale('en');
  });
  for (const language of LANGUAGES.toReversed()) {
    await setLocale(language);
    expect(link.getAttribute('href')).toBe(addressOf(language));
  }
});
