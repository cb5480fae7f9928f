import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const PO = /^msgid ("(?:[^"\\]|\\.)+")\nmsgstr ("(?:[^"\\]|\\.)*")/gm;

/** English messages and their translations, of dashboard, site and server; a message with two translations is listed twice. */
export function catalogueOf(language: 'de' | 'ar'): readonly (readonly [english: string, translation: string])[] {
  const shown = ['dashboard', 'storefront'].flatMap((app) => [
    ...read(`apps/${app}/src/locales/${language}/messages.po`).matchAll(PO),
  ]);
  const serverTexts: Readonly<Record<string, string>> = JSON.parse(read(`apps/server/locales/${language}.json`));
  const texts = shown.map(([, english = '""', translation = '""']): [string, string] => [
    JSON.parse(english),
    JSON.parse(translation),
  ]);
  return [...texts, ...Object.entries(serverTexts)];
}

const VALUE = /\{\w+\}/;
/** Whether a message has no plural and no tag; a page shows others only in parts. */
const isPlain = (english: string): boolean => !/[{<]/.test(english.replaceAll(new RegExp(VALUE, 'g'), ''));
const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns whether a text is an English message that the language translates differently. */
export function createEnglishDetector(language: 'de' | 'ar'): (text: string) => boolean {
  const catalogue = catalogueOf(language);
  const right = new Set(catalogue.map(([, translation]) => translation));
  const others = [...new Set(catalogue.map(([english]) => english))].filter(
    (text) => isPlain(text) && !right.has(text),
  );
  const whole = new Set(others.filter((text) => !VALUE.test(text)));
  // A message with hardly more than placeholders would match any text.
  const withValues = others
    .filter(
      (text) => VALUE.test(text) && (text.replaceAll(new RegExp(VALUE, 'g'), '').match(/\p{L}/gu) ?? []).length > 7,
    )
    .map((text) => new RegExp(`^${text.split(new RegExp(VALUE)).map(escaped).join('.+')}$`, 'u'));
  return (text) => whole.has(text) || withValues.some((pattern) => pattern.test(text));
}
