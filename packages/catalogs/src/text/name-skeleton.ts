import { toVisible } from './visible-text.ts';

/** Each letter with the one behind it, in lower case. */
function pairs(letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters.toLowerCase().matchAll(/(.)(.)/gu), ([, from, to]) => [from, to]));
}

/** Letters of other alphabets that look like Latin ones, in lower case. */
const lookalikes = (): Readonly<Record<string, string>> => ({
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ɡ: 'g',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  υ: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  χ: 'x',
  γ: 'y',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  ...pairs('օoսuհhոnցgզqյjլl'),
  ...pairs('ᎠdᎡrᎢtᎥiᎩyᎪaᎫjᎬeᎳwᎷmᎻhᏀgᏃzᏏbᏒrᏔwᏕsᏙvᏚsᏞlᏟcᏢpᏦkᏧdᏴb'),
  // Latin letters for sounds.
  ...pairs('ɑaɩiʙbᴀaᴄcᴅdᴇeɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'),
});
const LOOKALIKES = /* @__PURE__ */ lookalikes();

/** What two names have in common that a reader would take for one: without case, accents, spaces, signs and look-alikes. */
export const nameSkeleton = (name: string): string =>
  Array.from(
    toVisible(name)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
    .join('')
    .replaceAll('i', 'l');

/** Whether a reader would take the two for one. Names without a letter or a figure have no skeleton, and are compared as they are. */
export const looksLikeName = (one: string, other: string): boolean => {
  const skeleton = nameSkeleton(one);
  return skeleton === '' ? toVisible(one).trim() === toVisible(other).trim() : skeleton === nameSkeleton(other);
};

const LATIN = /\p{Script=Latin}/u;
/** A letter of another alphabet. Chinese, Japanese and Korean stand beside Latin letters, and look like none. */
const OTHER = /(?=\p{L})(?![\p{sc=Latn}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Zyyy}])./u;

/** Whether a word of a name is written in two alphabets: it reads as something else than it is, whatever letters look alike. */
export const mixesAlphabets = (name: string): boolean =>
  toVisible(name)
    .split(/\s+/)
    .some((word) => LATIN.test(word) && OTHER.test(word));
