import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { createIndex } from './search-index.ts';
import { matchKinds, type SearchEntry } from './search-types.ts';

const toEntries = (labels: readonly string[]): SearchEntry[] => labels.map((label, n) => ({ label, url: `/${n}` }));
const found = (labels: readonly string[], text: string) =>
  createIndex(toEntries(labels))
    .find(text)
    .map(({ entry, kind }) => `${entry.label}: ${kind}`);
/** Label with the matches in brackets. */
const marked = (label: string, text: string) => {
  const [match] = createIndex(toEntries([label])).find(text);
  if (!match) return 'nothing';
  let at = 0;
  let result = '';
  for (const [from, to] of match.ranges) {
    result += `${label.slice(at, from)}[${label.slice(from, to)}]`;
    at = to;
  }
  return result + label.slice(at);
};

const pages = [
  'Orders',
  'Profile',
  'DuoQ Accounts',
  'Rules',
  'FAQ',
  'Custom pays',
  'Site logs',
  'Boost coins',
  'Reviews',
  'Messages',
];

describe('find returns, in order', () => {
  it.each<[string, string[], string, string[]]>([
    ['whole label first', ['Orders desk', 'Orders'], 'orders', ['Orders: exact', 'Orders desk: prefix']],
    [
      'start of the label before start of a word',
      ['My orders', 'Orders desk'],
      'ord',
      ['Orders desk: prefix', 'My orders: wordStart'],
    ],
    [
      'start of a word before its middle',
      ['Recorder', 'My order'],
      'order',
      ['My order: wordStart', 'Recorder: contains'],
    ],
    ['the shorter label first', ['Order history', 'Order'], 'or', ['Order: prefix', 'Order history: prefix']],
    ['the earlier entry first', ['Rule B', 'Rule A'], 'rule', ['Rule B: prefix', 'Rule A: prefix']],
    ['a later word start in the same label', ['Recorder order'], 'order', ['Recorder order: wordStart']],
    ['number as text', ['Order 10011', 'Order 10001'], '10001', ['Order 10001: number']],
    [
      'the whole number before those that begin with it',
      ['100 coins', 'Order #1001', 'Order #100', '1000'],
      '100',
      ['100 coins: number', 'Order #100: number', '1000: prefix', 'Order #1001: wordStart'],
    ],
    [
      'the whole number after one that begins with it',
      ['Order #1001, was 100'],
      '100',
      ['Order #1001, was 100: number'],
    ],
    [
      'the whole number with its sign',
      ['Order #1001', 'My order #100'],
      '#100',
      ['My order #100: number', 'Order #1001: wordStart'],
    ],
    ['a label that is the number before all', ['Order 7', '7'], '7', ['7: exact', 'Order 7: number']],
    [
      'words without a preference for whole numbers',
      ['order 66 ordered', 'my order'],
      'order',
      ['order 66 ordered: prefix', 'my order: wordStart'],
    ],
    ['no typing error in a number', ['Order 10011'], '10001', []],
    ['no other number after a word', ['Order #10001', 'Order #10011'], 'order 10002', []],
    ['no number with a missing digit', ['Order #10001'], 'order 1001', []],
    ['no longer number after a typing error', ['Order #10001'], 'ordr #100011', []],
    ['the start of a number after a typing error', ['Order #10001'], 'ordr #1000', ['Order #10001: typo']],
    ['a missing space before a number', ['Destiny 2', 'Destiny'], 'destiny2', ['Destiny 2: typo']],
    ['a missing space in a short name before a number', ['Dota 2'], 'dota2', ['Dota 2: typo']],
    ['an extra space before a number', ['Overwatch2 rules'], 'overwatch 2', ['Overwatch2 rules: typo']],
    ['no other number in the middle', ['Season 12 rules'], 'season 13 rules', []],
    ['a typing error beside the exact number', ['Season 12 rules'], 'seson 12 rules', ['Season 12 rules: typo']],
    ['no initials of several numbers after a letter', ['Order 1 2'], 'o12', []],
    ['words in any order', pages, 'acc duoq', ['DuoQ Accounts: words']],
    ['no initials of numbers', ['Order 120 from 0'], '10', []],
    ['initials with a digit', ['Rainbow 6 ranks'], 'r6', ['Rainbow 6 ranks: initials']],
    ['initials', pages, 'cp', ['Custom pays: initials']],
    [
      'words in any order beside labels that contain the text',
      ['gold silver x', 'silver gold', 'silver gold bar'],
      'gold silver',
      ['gold silver x: prefix', 'silver gold: words', 'silver gold bar: words'],
    ],
    [
      'initials beside labels that contain the text',
      ['Audit log', 'Alerts', 'Journal'],
      'al',
      ['Alerts: prefix', 'Journal: contains', 'Audit log: initials'],
    ],
    ['words apart from signs', ['Auto-Advance', 'Order #1001'], '#1001, order', ['Order #1001: words']],
    ['no typing error in three letters', pages, 'fqa', []],
    ['one typing error in four letters', pages, 'ruls', ['Rules: typo']],
    ['no two typing errors in six letters', ['Orders'], 'odrrrs', []],
    ['two typing errors in seven letters', ['Messages'], 'mesagse', ['Messages: typo']],
    ['no three typing errors over all words', ['Custom pays', 'Messages'], 'pasy cuztm mesages', []],
    ['nothing that only resembles a long text', ['Custom pays'], `pays custom ${'x'.repeat(60)}`, []],
    ['a long text that a label contains', ['word '.repeat(20)], 'word '.repeat(18), [`${'word '.repeat(20)}: prefix`]],
    ['no typing error where something contains the text', ['Rules', 'Rulez'], 'rulez', ['Rulez: exact']],
    ['a word that could match both words of the label', ['Progress pays'], 'p pr', ['Progress pays: words']],
    ['a word that is the start of another', ['Blog Boosters'], 'b blog', ['Blog Boosters: words']],
    [
      'labels with consecutive spaces collapsed',
      ['Foo  Bar', 'x \t foo bar'],
      'foo   bar',
      ['Foo  Bar: exact', 'x \t foo bar: wordStart'],
    ],
    [
      'ASCII labels with consecutive spaces collapsed',
      ['Foo  Bar', 'x   foo bar'],
      'foo bar',
      ['Foo  Bar: exact', 'x   foo bar: wordStart'],
    ],
    ['vowels of a script that writes them as marks', ['की', 'का'], 'का', ['का: exact']],
    ['no word start behind a vowel mark', ['काम म'], 'म', ['काम म: wordStart']],
    ['a voiced sound apart from the other', ['か', 'が'], 'が', ['が: exact']],
    ['full-width letters as others', ['ＶＡＬＯＲＡＮＴ'], 'valorant', ['ＶＡＬＯＲＡＮＴ: exact']],
    ['others typed full-width', ['LoL'], 'ｌｏｌ', ['LoL: exact']],
    ['a numeral that is one character', ['Ⅳ Gold'], 'iv', ['Ⅳ Gold: prefix']],
    ['nothing for blanks', pages, '   ', []],
    ['nothing for an unknown text', pages, 'zzzz', []],
    ['a newline in a label is a space', ['Two\nlines'], 'two lines', ['Two\nlines: exact']],
  ])('%s', (_, labels, text, expected) => {
    expect(found(labels, text)).toEqual(expected);
  });

  it.each([
    ['oders', 'Orders'],
    ['ordres', 'Orders'],
    ['ordders', 'Orders'],
    ['orfers', 'Orders'],
    ['porfile', 'Profile'],
    ['reveiw', 'Reviews'],
    ['acounts', 'DuoQ Accounts'],
    ['cuztom pasy', 'Custom pays'],
    ['pasy cuztom', 'Custom pays'],
    ['acounts duoq', 'DuoQ Accounts'],
    ['mesagse', 'Messages'],
  ])('%s finds %s despite typing errors', (text, label) => {
    expect(found(pages, text)[0]).toBe(`${label}: typo`);
  });

  it.each([
    ['щквукы', 'Orders'],
    ['кгдуы', 'Rules'],
    ['ищщые', 'Boost coins'],
    ['ορδερσ', 'Orders'],
    ['םרגקרד', 'Orders'],
  ])('%s finds %s on another keyboard layout', (text, label) => {
    expect(found(pages, text)[0]).toBe(`${label}: otherLayout`);
  });

  it('finds a label of another script typed on the Latin layout', () => {
    expect(found(['Заказы', 'Правила'], 'pfrfps')).toEqual(['Заказы: otherLayout']);
  });

  it('finds an alias, after a label of the same kind', () => {
    const entries = [
      { label: 'League of Legends', url: '/lol', aliases: ['lol', 'league'] },
      { label: 'Lol guides', url: '/guides' },
    ];
    const index = createIndex(entries);
    expect(index.find('lol').map(({ entry, alias, kind, ranges }) => [entry.url, alias, kind, ranges])).toEqual([
      ['/lol', 'lol', 'exact', []],
      ['/guides', null, 'prefix', [[0, 3]]],
    ]);
    expect(index.find('leag').map(({ entry, alias }) => [entry.url, alias])).toEqual([['/lol', null]]);
  });
});

describe('highlighted ranges', () => {
  it.each([
    ['Orders', 'ORD', '[Ord]ers'],
    ['DuoQ Accounts', 'acc', 'DuoQ [Acc]ounts'],
    ['Café Übermut', 'cafe u', '[Café Ü]bermut'],
    ['Cafe\u0301 next', 'cafe', '[Cafe\u0301] next'],
    ['Straße', 'strass', '[Straß]e'],
    ['Straße', 'strasse', '[Straße]'],
    ['Łódź', 'lodz', '[Łódź]'],
    ['Site logs', 'logs site', '[Site] [logs]'],
    ['Progress pays', 'p pr', '[Pr]ogress [p]ays'],
    ['My  Foo \t Bar  next', 'foo bar', 'My  [Foo \t Bar]  next'],
    ['a ¨ ＬｏＬ', 'lol', 'a ¨ [ＬｏＬ]'],
    ['ﬁne', 'fi', '[ﬁ]ne'],
    ['हिन्दी का', 'का', 'हिन्दी [का]'],
    ['Custom pays', 'cp', '[C]ustom [p]ays'],
    ['Custom pays', 'pasy cuztom', '[Custom] [pay]s'],
    ['Order #1001', '#1001, order', '[Order] #[1001]'],
    ['My orders', 'oders', 'My [orders]'],
    ['🎮 Games', 'games', '🎮 [Games]'],
    ['Orders', 'щкв', '[Ord]ers'],
  ])('in %s for %s', (label, text, expected) => {
    expect(marked(label, text)).toBe(expected);
  });
});

const letters = fc.constantFrom('a', 'b', 'A', ' ', 'é', '1', 'o', 'r');
const word = fc.string({ unit: letters, maxLength: 8 });
const anything = fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 12 }));
const lists = fc.array(anything, { maxLength: 20 });
/** Whether a word, or a whole number, starts there. */
const startsAWord = (text: string, wanted: string): boolean => {
  const isApart = (letter: string) => !(/^\d+$/.test(wanted) ? /\d/ : /[a-z0-9]/).test(letter);
  const isWhole = (at: number) => !/^\d+$/.test(wanted) || isApart(text.charAt(at + wanted.length));
  const isFirst = (at: number) => !/[a-z0-9]/.test(text.charAt(at - 1));
  return [...text].some(
    (_, at) => text.startsWith(wanted, at) && (isFirst(at) || (isApart(text.charAt(at - 1)) && isWhole(at))),
  );
};
const searched = (text: string) => fold(text.trim().replace(/\s+/g, ' '));

describe('properties', () => {
  it('finds every label that contains the text, ignoring case, before all others', () => {
    fc.assert(
      fc.property(lists, anything, (labels, text) => {
        const wanted = searched(text);
        const all = createIndex(toEntries(labels)).find(text, labels.length);
        // A query that folds to spaces finds nothing.
        const contains = labels.filter((label) => wanted.trim() !== '' && fold(label).includes(wanted)).length;
        const own = all.filter(({ entry }) => fold(entry.label).includes(wanted)).length;
        expect(own).toBe(contains);
        const first = all.slice(0, contains);
        expect(first.every(({ entry }) => fold(entry.label).includes(wanted))).toBe(true);
      }),
      { examples: [[[' '], '´']] },
    );
  });

  it("does not match inside a word of an alias: 'ord' does not find 'password'", () => {
    const entries = [
      { label: 'Orders', url: '/orders' },
      { label: 'Profile', url: '/profile', aliases: ['password', 'my sound'] },
    ];
    const index = createIndex(entries);
    const urls = (text: string) => index.find(text).map(({ entry }) => entry.url);
    expect(urls('ord')).toEqual(['/orders']);
    expect(urls('pass')).toEqual(['/profile']);
    expect(urls('sou')).toEqual(['/profile']);
    expect(urls('щкв'), 'typed on another keyboard layout').toEqual(['/orders']);
  });

  it('finds each alias from the start of a word, once, before approximate matches', () => {
    const entries = fc.array(fc.record({ label: word, aliases: fc.array(word, { maxLength: 3 }) }), { maxLength: 12 });
    fc.assert(
      fc.property(entries, word, (list, text) => {
        const wanted = searched(text);
        const all = createIndex(list.map((entry, n) => ({ ...entry, url: `/${n}` }))).find(text, 100);
        const holds = ({ label, aliases }: { label: string; aliases?: readonly string[] }) =>
          wanted !== '' &&
          (fold(label).includes(wanted) || (aliases ?? []).some((name) => startsAWord(fold(name), wanted)));
        const count = list.filter(holds).length;
        expect(all.slice(0, count).every(({ entry }) => holds(entry))).toBe(true);
        expect(all.slice(count).some(({ entry }) => holds(entry))).toBe(false);
        expect(new Set(all.map(({ entry }) => entry.url)).size).toBe(all.length);
        for (const { entry, alias } of all) if (alias !== null) expect(entry.aliases).toContain(alias);
      }),
    );
  });

  it('a limit that is NaN counts as none', () => {
    const index = createIndex(toEntries(pages));
    expect(index.find('s', Number.NaN)).toEqual(index.find('s'));
    expect(index.find('s').length).toBeGreaterThan(1);
  });

  it.each(['´', '¨', ' ´ ', '´¨'])('finds nothing for %j, which folds to spaces', (accent) => {
    expect(found(['Custom pays', 'Orders'], accent)).toEqual([]);
  });

  it('returns each entry once, in a total order that the limit only truncates', () => {
    fc.assert(
      fc.property(lists, word, fc.integer({ min: 1, max: 10 }), (labels, text, limit) => {
        const index = createIndex(toEntries(labels));
        const all = index.find(text, 1000);
        expect(new Set(all.map(({ entry }) => entry.url)).size).toBe(all.length);
        expect(index.find(text, limit)).toEqual(all.slice(0, limit));
        const kinds = all.map(({ kind }) => matchKinds.indexOf(kind));
        expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
      }),
    );
  });

  it('returns whole numbers before numbers that contain the digits', () => {
    const numbered = fc.array(fc.stringMatching(/^[a#]?[0-3]{1,4}( [0-3]{1,3})?[b]?$/), { maxLength: 12 });
    fc.assert(
      fc.property(numbered, fc.stringMatching(/^[0-3]{1,3}$/), (labels, digits) => {
        const found = createIndex(toEntries(labels)).find(digits, 100);
        const isWhole = found.map(({ entry }) => entry.label.split(/\D+/).includes(digits));
        expect(isWhole).toEqual([...isWhole].sort((a, b) => Number(b) - Number(a)));
        expect(found).toHaveLength(labels.filter((label) => label.includes(digits)).length);
      }),
    );
  });

  it('never matches another number, even with typing errors elsewhere', () => {
    const numbered = fc.stringMatching(/^(ord|sea) ?#?[0-2]{1,3} ?(rul)?$/);
    fc.assert(
      fc.property(fc.array(numbered, { maxLength: 8 }), numbered, (labels, text) => {
        const wanted: readonly string[] = text.match(/\d+/g) ?? [];
        for (const { entry, kind } of createIndex(toEntries(labels)).find(text)) {
          const numbers: readonly string[] = entry.label.match(/\d+/g) ?? [];
          const stands = (one: string) =>
            numbers.some((number) => (kind === 'typo' ? number.startsWith(one) : number.includes(one)));
          expect(wanted.every(stands), `${kind} ${entry.label}`).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('highlights exactly the matched text', () => {
    fc.assert(
      fc.property(lists, anything, (labels, text) => {
        const wanted = searched(text);
        for (const { entry, ranges, kind } of createIndex(toEntries(labels)).find(text)) {
          let last = 0;
          for (const [from, to] of ranges) {
            expect(from).toBeGreaterThanOrEqual(last);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(entry.label.length);
            last = to;
          }
          const plain =
            kind === 'exact' || kind === 'number' || kind === 'prefix' || kind === 'wordStart' || kind === 'contains';
          if (plain) expect(fold(ranges.map(([from, to]) => entry.label.slice(from, to)).join(''))).toContain(wanted);
        }
      }),
    );
  });
});

/** Reference implementation of optimal string alignment. */
function errorsBetween(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i && j ? 0 : i + j)),
  );
  const at = (i: number, j: number) => d[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      const row = d[i];
      if (row) row[j] = best;
    }
  }
  return at(a.length, b.length);
}

it('property: counts typing errors like the reference implementation', async () => {
  const { createTypoMatcher } = await import('./typo-matcher.ts');
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(short, short, (wanted, text) => {
      const least = Math.min(
        ...Array.from({ length: text.length + 1 }, (_, n) => errorsBetween(wanted, text.slice(0, n))),
      );
      expect(createTypoMatcher(wanted, 9, () => true)(text, 0, text.length)?.errors).toBe(least);
    }),
    { numRuns: 500 },
  );
});
