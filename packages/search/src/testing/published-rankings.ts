// Rankings that the tests of match-sorter 8 and of cmdk 1 (with the command-score that it copies) expect, for comparison.
// Cases about options that this package does not have are left out.

/** Label, or label and aliases (match-sorter's further keys). */
export type PublishedItem = string | readonly [label: string, ...aliases: string[]];

export interface PublishedRanking {
  readonly text: string;
  readonly items: readonly PublishedItem[];
  /** Labels that the other library finds, in its order. */
  readonly theirs: readonly string[];
  /** Where we differ. */
  readonly ours?: { readonly labels: readonly string[]; readonly because: string };
}

const SHORTER_FIRST = 'among equals the shorter comes first, then the order given; they sort by alphabet';
const NO_GAPS = 'letters are not skipped: too many labels have them in this order by chance';
const CASE = 'case is ignored';
const FOUR_LETTERS = 'words under four letters must be typed right';

export const matchSorterRankings: readonly PublishedRanking[] = [
  { text: 'nomatch', items: ['Chakotay', 'Charzard'], theirs: [] },
  { text: 'Ch', items: ['Chakotay', 'Brunt', 'Charzard'], theirs: ['Chakotay', 'Charzard'] },
  {
    text: 'ttotc',
    items: [
      ...['The Tail of Two Cities 1', 'tTOtc', 'ttotc', 'The 1-ttotc-2 container', 'The Tail of Forty Cities'],
      ...['The Tail of Two Cities', 'kebab-ttotc-case', 'Word starts with ttotc-first right?'],
      ...['The Tail of Fifty Cities', 'no match', 'The second 3-ttotc-4 container', 'ttotc-starts with'],
      ...['Another word starts with ttotc-second, super!', 'ttotc-2nd-starts with', 'TTotc'],
    ],
    theirs: [
      ...['ttotc', 'tTOtc', 'TTotc', 'ttotc-2nd-starts with', 'ttotc-starts with'],
      ...['Another word starts with ttotc-second, super!', 'Word starts with ttotc-first right?'],
      ...['kebab-ttotc-case', 'The 1-ttotc-2 container', 'The second 3-ttotc-4 container', 'The Tail of Two Cities'],
      ...['The Tail of Two Cities 1', 'The Tail of Fifty Cities', 'The Tail of Forty Cities'],
    ],
    ours: {
      labels: [
        ...['tTOtc', 'ttotc', 'TTotc', 'ttotc-starts with', 'ttotc-2nd-starts with', 'kebab-ttotc-case'],
        ...['The 1-ttotc-2 container', 'The second 3-ttotc-4 container', 'Word starts with ttotc-first right?'],
        ...['Another word starts with ttotc-second, super!', 'The Tail of Two Cities', 'The Tail of Two Cities 1'],
      ],
      because: `${CASE}; a hyphen starts a word; ${SHORTER_FIRST}; ${NO_GAPS}`,
    },
  },
  { text: 'd', items: ['abc'], theirs: [] },
  {
    text: 'ba',
    items: ['baz', 'bat', 'foo'],
    theirs: ['bat', 'baz'],
    ours: { labels: ['baz', 'bat'], because: SHORTER_FIRST },
  },
  {
    text: 'ab',
    items: [
      ['baz', 'zab'],
      ['bat', 'tab'],
      ['foo', 'oof'],
      ['bag', 'gab'],
    ],
    theirs: ['bag', 'bat', 'baz'],
    ours: { labels: [], because: 'an alias is matched from the start of a word: it is not shown' },
  },
  {
    text: 'match',
    items: [
      ['third', 'not', 'match'],
      ['fourth', 'not', 'not', 'match'],
      ['second', 'match'],
      ['match', 'not'],
    ],
    theirs: ['match', 'second', 'third', 'fourth'],
    ours: { labels: ['match', 'third', 'fourth', 'second'], because: 'all aliases of an entry count the same' },
  },
  {
    text: '0',
    items: [
      ['A', '0'],
      ['B', '1'],
      ['C', '2'],
    ],
    theirs: ['A'],
  },
  {
    text: 'cc',
    items: [
      ['mint', 'chocolate'],
      ['candy cane', 'brownie'],
      ['birthday cake', 'rocky road'],
    ],
    theirs: ['candy cane', 'mint'],
    ours: { labels: ['candy cane'], because: NO_GAPS },
  },
  {
    text: 'chocolate',
    items: [
      ['mint', 'chocolate'],
      ['chocolate', 'brownie'],
    ],
    theirs: ['chocolate', 'mint'],
  },
  {
    text: 'A',
    items: [
      ['Earl Grey', 'A'],
      ['Assam', 'B'],
      ['Black', 'C'],
    ],
    theirs: ['Assam', 'Earl Grey', 'Black'],
    ours: {
      labels: ['Earl Grey', 'Assam', 'Black'],
      because: 'a whole alias is better than the start of a label; theirs is limited by an option',
    },
  },
  {
    text: 'app',
    items: ['fiji apple', 'google', 'app', 'crabapple', 'apple', 'apply'],
    theirs: ['app', 'apple', 'apply', 'fiji apple'],
    ours: {
      labels: ['app', 'apple', 'apply', 'fiji apple', 'crabapple'],
      because: 'theirs is limited to starts of words by an option',
    },
  },
  { text: 'ap', items: ['apple', 'atop', 'alpaca'], theirs: ['apple'] },
  {
    text: 'aa',
    items: ['jalapeño', 'à la carte', 'café', 'papier-mâché', 'à la mode'],
    theirs: ['jalapeño', 'à la carte', 'à la mode', 'papier-mâché'],
    ours: { labels: [], because: NO_GAPS },
  },
  {
    text: 'Ina',
    items: ['Antigua and Barbuda', 'India', 'Bosnia and Herzegovina', 'Indonesia'],
    theirs: ['Bosnia and Herzegovina', 'India', 'Indonesia', 'Antigua and Barbuda'],
    ours: { labels: ['Bosnia and Herzegovina'], because: NO_GAPS },
  },
  { text: 'л', items: ['Привет', 'Лед'], theirs: ['Лед'] },
  {
    text: 'apple',
    items: ['appl', 'C apple', 'B apple', 'A apple', 'app', 'applebutter'],
    theirs: ['applebutter', 'C apple', 'B apple', 'A apple'],
  },
  {
    text: 'js',
    items: ['Janice_Kurtis', 'Fred_Mertz', 'George_Foreman', 'Jen_Smith'],
    theirs: ['Jen_Smith', 'Janice_Kurtis'],
    ours: { labels: ['Jen_Smith'], because: NO_GAPS },
  },
];

export const cmdkRankings: readonly PublishedRanking[] = [
  { text: 'hello', items: ['hello'], theirs: ['hello'] },
  { text: 'he', items: ['help', 'hello'], theirs: ['help', 'hello'] },
  {
    text: 'hewo',
    items: ['hello kind world', 'hello world'],
    theirs: ['hello world', 'hello kind world'],
    ours: { labels: [], because: NO_GAPS },
  },
  { text: 'hl', items: ['hello'], theirs: ['hello'], ours: { labels: [], because: NO_GAPS } },
  { text: 'hllo', items: ['hello'], theirs: ['hello'] },
  { text: 'hlo', items: ['hello'], theirs: ['hello'], ours: { labels: [], because: FOUR_LETTERS } },
  { text: 'hle', items: ['hello'], theirs: ['hello'], ours: { labels: [], because: FOUR_LETTERS } },
  { text: 'sss', items: ['ss'], theirs: ['ss'], ours: { labels: [], because: FOUR_LETTERS } },
  {
    text: 'in',
    items: ['go to Unversity/Societies/CUE/info@cue.org.uk', 'go to Inbox'],
    theirs: ['go to Inbox', 'go to Unversity/Societies/CUE/info@cue.org.uk'],
  },
  {
    text: 'fix',
    items: ['go to @QuickFix', 'go to Quick Fix'],
    theirs: ['go to Quick Fix', 'go to @QuickFix'],
  },
  { text: 'windows', items: ['no go — Windows'], theirs: ['no go — Windows'] },
  { text: 'tall', items: ['talent'], theirs: ['talent'] },
  {
    text: 'tadlent',
    items: ['talent'],
    theirs: [],
    ours: { labels: ['talent'], because: 'an inserted letter is a common typing error' },
  },
  { text: 'Auto Advance', items: ['Auto-Advance'], theirs: ['Auto-Advance'] },
  { text: '112', items: ['removed', 'foo.bar112.value'], theirs: ['foo.bar112.value'] },
  { text: 'bar', items: ['removed', 'foo.bar112.value'], theirs: ['foo.bar112.value'] },
  { text: 'x', items: ['Item', 'xxx'], theirs: ['xxx'] },
  { text: 'z', items: ['Item', 'xxx'], theirs: [] },
];
