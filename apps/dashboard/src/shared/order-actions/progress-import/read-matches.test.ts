import type { OrderEvent } from '@boostdesk/api-client/contract';
import { checkMatches } from '@boostdesk/catalogs/progress';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnsFor, findUnusedColumns, type ImportLabels, readMatches } from './read-matches.ts';

const noEvents: OrderEvent[] = [];
const climb = {
  events: noEvents,
  progress: { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 13, lp: 40, target: 17, percent: 10 },
} as const;
const wins = { events: noEvents, progress: { kind: 'count', unit: 'wins', done: 1, target: 5, percent: 20 } } as const;
const hours = {
  events: noEvents,
  progress: { kind: 'count', unit: 'hours', done: 1, target: 5, percent: 20 },
} as const;
const none: ImportLabels = { won: [], lost: [], columns: { result: [], rank: [], lp: [], done: [], note: [] } };
const german: ImportLabels = {
  won: ['Gewonnen'],
  lost: ['Verloren'],
  columns: { ...none.columns, result: ['Match'], rank: ['Aktueller Rang'], note: ['Notiz'] },
};

const entriesOf = (...args: Parameters<typeof readMatches>) => readMatches(...args).map(({ entry }) => entry);
const problemsOf = (...args: Parameters<typeof readMatches>) =>
  readMatches(...args).map(({ number, problem }) => [number, problem]);

describe('readMatches', () => {
  it.each([
    ['commas', 'win,Gold III,12,Close one\nloss,,5'],
    ['semicolons', 'win;Gold III;12;Close one\r\nloss;;5\r\n'],
    ['tabs', 'win\tGold III\t12\tClose one\nloss\t\t5\t'],
    ['quotation marks', '"win","Gold III","12","Close one"\n"loss","","5"'],
    ['a header in another order', 'Note,LP,Rank,Result\nClose one,12,Gold III,win\n,5,,loss'],
    ['a header with other columns', 'Date;Result;Rank;LP;Note\n1.12.;W;G3;12 LP;Close one\n2.12.;L;;5'],
    ['digits of another script', 'win,Gold \u0663,\u0661\u0662,Close one\nloss,,\u0665'],
    ['digits of two scripts', 'win,G\u0969,\uff11\uff12 LP,Close one\nloss,,\u06f5'],
    ['blank lines', '\n\nwin,Gold III,12,Close one\n\n,,,\nloss,,5\n\n'],
  ])('reads lines with %s', (_, text) => {
    expect(entriesOf(climb, text, none)).toEqual([
      { won: true, rank: 14, lp: 12, note: 'Close one' },
      { won: false, lp: 5 },
    ]);
    expect(readMatches(climb, text, none).map(({ problem }) => problem)).toEqual([null, null]);
  });

  it('reads the words of the user’s language beside English ones', () => {
    const text = 'Match;Aktueller Rang;Notiz\nGewonnen;Gold III;Knapp\nwin;;\nverloren;;';
    expect(entriesOf(climb, text, german)).toEqual([
      { won: true, rank: 14, note: 'Knapp' },
      { won: true },
      { won: false },
    ]);
  });

  it('takes one result per line by the unit of the order', () => {
    const lines = readMatches(wins, 'win\nloss\nwin', none);
    expect(lines.map(({ standing, percent }) => [standing.kind === 'count' && standing.done, percent])).toEqual([
      [2, 40],
      [2, 40],
      [3, 60],
    ]);
  });

  it('takes totals and increases of units without matches', () => {
    expect(columnsFor(hours.progress)).toEqual(['done', 'note']);
    expect(entriesOf(hours, '2\n+1,Evening\n5', none)).toEqual([
      { done: 2 },
      { done: 3, note: 'Evening' },
      { done: 5 },
    ]);
  });

  it.each([
    ['win,,+20\nloss,,-15', [20, 5]],
    ['win,,+20 LP\nloss,,−20 LP', [20, 0]],
    ['win,,+٢٠\nloss,,\u061c-٥', [20, 15]],
    ['win,,\u200e+20\u200e\nloss,,\u200f-5', [20, 15]],
  ])('counts LP with a sign from the line before: %j', (text, lp) => {
    expect(entriesOf(climb, `win,Gold III,0\n${text}`, none).map((entry) => entry.lp)).toEqual([0, ...lp]);
  });

  it.each([
    ['win,20', { won: true, lp: 20 }],
    ['w,+20', { won: true, lp: 20 }],
    ['Win +20', { won: true, lp: 20 }],
    ['Win 20 LP', { won: true, lp: 20 }],
    ['win,＋20', { won: true, lp: 20 }],
  ])('reads %j, without the rank that stays', (text, expected) => {
    expect(entriesOf(climb, `win,Gold III,0\n${text}`, none)[1]).toEqual(expected);
  });

  it('reads a loss with an en dash', () => {
    expect(entriesOf(climb, 'win,Gold III,20\nloss,,–15', none)[1]).toEqual({ won: false, lp: 5 });
  });

  it('reports a sum below 0', () => {
    expect(problemsOf(climb, 'win,Gold III,10\nloss,,-15', none)).toEqual([
      [1, null],
      [2, 'noNumber'],
    ]);
  });

  it('keeps commas of a note that was pasted from a spreadsheet', () => {
    expect(entriesOf(climb, 'win\t\t\tClose, but fine', none)).toEqual([{ won: true, note: 'Close, but fine' }]);
  });

  it('names the problem of each line and goes on from the progress before it', () => {
    const text = 'draw\nwin,Gold IX\nwin,Gold III,12\nwin,,many\nwin,,1,a,b\n,Gold IV\nloss,,3';
    expect(problemsOf(climb, text, none)).toEqual([
      [1, 'unknownResult'],
      [2, 'unknownRank'],
      [3, null],
      [4, 'noNumber'],
      [5, 'tooManyCells'],
      [6, 'fell'],
      [7, null],
    ]);
    expect(problemsOf(wins, 'win,5\nwin', none)).toEqual([
      [1, null],
      [2, 'notOffered'],
    ]);
    expect(problemsOf(climb, `win,,,${'x'.repeat(301)}`, none)).toEqual([[1, 'noteTooLong']]);
    expect(problemsOf(climb, 'win\n"loss,,5', none)).toEqual([
      [1, null],
      [2, 'quotes'],
    ]);
    expect(problemsOf(climb, 'Result,Rank\n,Gold III\n,', none)).toEqual([[2, null]]);
  });

  it('returns nothing for an empty text and for a header alone', () => {
    expect(readMatches(climb, ' \n ', none)).toEqual([]);
    expect(readMatches(climb, 'Result;LP', none)).toEqual([]);
  });
});

describe('findUnusedColumns', () => {
  it.each<[string, Parameters<typeof readMatches>[0], string, readonly (string | number)[]]>([
    ['unknown columns', climb, 'Date;Result;Champion;LP\n1.12.;W;Ahri;5', ['Date', 'Champion']],
    ['columns of orders by count', climb, 'Result,Total\nwin,2', ['Total']],
    ['columns of orders by rank', wins, 'Result,Rank,LP,Total\nwin,Gold III,5,2', ['Rank', 'LP']],
    ['a column that is named twice', climb, 'Result,LP,Points\nwin,50,9', ['Points']],
    ['columns without a name by their place', climb, 'Result,,LP,,\nwin,Ahri,50,,', [2]],
    ['no column whose name is an invisible mark', climb, 'Result,\u200f,LP\nwin,,50', []],
    ['a column whose name is an invisible mark by its place', climb, 'Result,\u200f,LP\nwin,Ahri,50', [2]],
    ['no column of a header that is used whole', climb, '\u200fResult,Rank,LP,Note\nwin,Gold III,5,Close', []],
    ['no column without a header', climb, 'win,Gold III,5,Close', []],
    ['nothing of an empty text', climb, '', []],
  ])('returns %s', (_, { progress }, text, expected) => {
    expect(findUnusedColumns(progress, text, none)).toEqual(expected);
  });

  it('leaves the first of two columns with one meaning in use', () => {
    expect(entriesOf(climb, 'Result,LP,Points\nwin,50,9', none)).toEqual([{ won: true, lp: 50 }]);
  });
});

describe('readMatches, for any text', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('win', 'loss', 'Gold III', '3', '+1', '"', ';', ',', '\t', '\n', 'Result', 'LP'),
  );

  it('never throws, and accepts only what the rules of progress accept in the same order', () => {
    fc.assert(
      fc.property(fc.constantFrom(climb, wins, hours), fc.array(cell, { maxLength: 30 }), (order, cells) => {
        const lines = readMatches(order, cells.join(''), none);
        const accepted = lines.filter(({ problem }) => problem === null);
        const checked = checkMatches(
          order.progress,
          accepted.map(({ entry }) => entry),
        );
        expect(checked.every(({ ok }) => ok)).toBe(true);
        expect(checked.at(-1)?.ok === true ? checked.at(-1) : { percent: order.progress.percent }).toMatchObject({
          percent: lines.at(-1)?.percent ?? order.progress.percent,
        });
      }),
    );
  });

  const word = fc.string({ maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, ' ').trim());
  const row = fc.record({
    result: fc.constantFrom('win', 'loss'),
    rank: fc.constantFrom('', 'Gold IV', 'Gold III', 'Gold II'),
    lp: fc.option(fc.nat(99), { nil: undefined }),
    note: word,
  });

  it('reads back what a spreadsheet writes, with any separator and line end', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, newline) => {
          // A tab of a note would be a separator.
          const clean = rows.map((one) => ({ ...one, lp: one.lp ?? '', note: one.note.replaceAll('\t', ' ').trim() }));
          const text = Papa.unparse(clean, { delimiter, newline, columns: ['result', 'rank', 'lp', 'note'] });
          const entries = entriesOf(climb, text, none);
          expect(entries.map(({ won, lp = '', note = '' }) => [won, lp, note])).toEqual(
            clean.map(({ result, lp, note }) => [result === 'win', lp, note]),
          );
        },
      ),
    );
  });
});
