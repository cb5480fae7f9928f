import { toVisible } from './visible-text.ts';

/** Recommended scripts (Unicode Standard Annex 31, table 5). Others are full of Latin look-alikes. */
const SCRIPTS =
  `Latn Cyrl Grek Arab Hebr Armn Geor Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Khmr Mymr Tibt Ethi
  Thaa`.split(/\s+/);
const alphabets = () => SCRIPTS.map((script) => new RegExp(`(?=\\p{L})\\p{sc=${script}}`, 'u'));
const ALPHABETS = /* @__PURE__ */ alphabets();
/** Often mixed with Latin letters, without resembling them. */
const EAST_ASIAN = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Bopo}';
const east = () => new RegExp(`(?=\\p{L})[${EAST_ASIAN}]`, 'u');
const EAST = /* @__PURE__ */ east();
const odd = () =>
  new RegExp(`(?=\\p{L})[^${EAST_ASIAN}\\p{sc=Zyyy}${SCRIPTS.map((script) => `\\p{sc=${script}}`).join('')}]`, 'u');
const ODD = /* @__PURE__ */ odd();
/** Combining marks that overflow the line. Latin, Cyrillic and Greek need two at most, Burmese four. */
const STACKED_MARKS = /(?:^|[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}])\p{Mn}{3}|\p{M}{6}/u;

/**
 * Why a name is misleading or unreadable, or `null`. `script`: uncommon; `mixed`: two alphabets, except Latin with
 * Chinese, Japanese or Korean ("highly restrictive" in Unicode Technical Standard 39); `marks`: too many combining
 * marks.
 */
export function findSpellingError(name: string): 'script' | 'mixed' | 'marks' | null {
  const text = toVisible(name).normalize('NFC');
  if (ODD.test(text)) return 'script';
  const [latin, ...others] = ALPHABETS.map((alphabet) => alphabet.test(text));
  const count = others.filter(Boolean).length;
  if (count > 1 || (count === 1 && (latin || EAST.test(text)))) return 'mixed';
  return STACKED_MARKS.test(text) ? 'marks' : null;
}
