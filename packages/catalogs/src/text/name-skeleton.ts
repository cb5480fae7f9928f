import { toVisible } from './visible-text.ts';

/** Letters of other alphabets that look like Latin ones, in lower case. */
const LOOKALIKES: Readonly<Record<string, string>> = {
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
};

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
