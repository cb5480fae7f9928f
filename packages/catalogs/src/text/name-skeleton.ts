import { toVisible } from './visible-text.ts';

function pairs(letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters.toLowerCase().matchAll(/(.)(.)/gu), ([, from, to]) => [from, to]));
}

/** Look-alikes of Latin letters. */
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
  ...pairs('0o1l3e4a5s7t8b@a$s'),
  ...pairs('øoɵoƀbɓbƈcȼcđdɖdɗdƒfǥgɠgħhɦhɨiɉjƙkłlƚlŋnɲnƞnƥpɍrʂsŧtƭtʈtʉuʋvɏyƴyƶzȥz'),
  ...pairs('օoսuհhոnցgզqյjլl'),
  // Persian and Urdu forms of Arabic letters.
  ...pairs('کكیيىيہههةه'),
  // Phonetic letters.
  ...pairs('ɑaɩiʙbᴀaᴄcᴅdᴇeɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'),
});
const LOOKALIKES = /* @__PURE__ */ lookalikes();

/** Removes case, accents, spaces, signs and look-alikes: confusable names have equal skeletons. */
export const nameSkeleton = (name: string): string =>
  Array.from(
    toVisible(name)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}@$]/gu, ''),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
    .join('')
    .replaceAll('i', 'l');

/** Removes trailing digits, signs and spaces. */
export const withoutNumber = (name: string): string => name.replace(/[\p{N}\p{P}\p{S}\s]+$/u, '');
