import { toVisible } from './visible-text.ts';

/**
 * The scripts in everyday use (Unicode Standard Annex 31, table 5). Those of rites and of few writers are full of letters that look
 * like Latin ones, and no keyboard of a customer has them.
 */
const SCRIPTS =
  `Latn Cyrl Grek Arab Hebr Armn Geor Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Khmr Mymr Tibt Ethi
  Thaa`.split(/\s+/);
const alphabets = () => SCRIPTS.map((script) => new RegExp(`(?=\\p{L})\\p{sc=${script}}`, 'u'));
const ALPHABETS = /* @__PURE__ */ alphabets();
/** Chinese, Japanese and Korean stand beside Latin letters, and look like none. */
const EAST_ASIAN = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Bopo}';
const east = () => new RegExp(`(?=\\p{L})[${EAST_ASIAN}]`, 'u');
const EAST = /* @__PURE__ */ east();
const odd = () =>
  new RegExp(`(?=\\p{L})[^${EAST_ASIAN}\\p{sc=Zyyy}${SCRIPTS.map((script) => `\\p{sc=${script}}`).join('')}]`, 'u');
const ODD = /* @__PURE__ */ odd();
/**
 * Marks that grow over the lines around: three at a letter, figure or sign of alphabets that need two at most. Others need more, as
 * Burmese does with four, and six are a pile anywhere.
 */
const PILE = /(?:^|[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}])\p{Mn}{3}|\p{M}{6}/u;

/**
 * What makes a name read as something else than it is, or not at all: a letter of a script out of use, two alphabets (but Latin
 * beside Chinese, Japanese or Korean, as "highly restrictive" in Unicode Technical Standard 39), or a pile of marks; else null.
 */
export function spellingFault(name: string): 'script' | 'mixed' | 'marks' | null {
  const text = toVisible(name).normalize('NFC');
  if (ODD.test(text)) return 'script';
  const [latin, ...others] = ALPHABETS.map((alphabet) => alphabet.test(text));
  const count = others.filter(Boolean).length;
  if (count > 1 || (count === 1 && (latin || EAST.test(text)))) return 'mixed';
  return PILE.test(text) ? 'marks' : null;
}
