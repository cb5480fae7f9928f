import { toVisible } from './visible-text.ts';

/** Each letter with the one behind it, in lower case. */
function pairs(letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters.toLowerCase().matchAll(/(.)(.)/gu), ([, from, to]) => [from, to]));
}

/** Letters that look like plain Latin ones, in lower case: of other alphabets, with strokes and hooks, and figures that stand for letters. */
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
  // Arabic as Persian and Urdu write it.
  ...pairs('کكیيىيہههةه'),
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
      .replace(/[^\p{L}\p{N}@$]/gu, ''),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
    .join('')
    .replaceAll('i', 'l');

/** A name without the figures that are put behind one when it is taken. */
export const withoutNumber = (name: string): string => name.replace(/[\p{N}\p{P}\p{S}\s]+$/u, '');
