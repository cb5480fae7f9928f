import { describe, expect, it } from 'vitest';
import { draftBack, draftOf, problemsOf, toProgressRequest } from './progress-draft.ts';

const climbs = {
  id: 9,
  progress: { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 15, lp: 40, target: 18, percent: 48 },
} as const;
const counts = { id: 9, progress: { kind: 'count', unit: 'matches', done: 3, target: 5, percent: 60 } } as const;

describe('what is logged', () => {
  it.each([
    ['nothing', climbs, {}, null],
    ['nothing but a note', climbs, { note: 'hello' }, null],
    ['a match alone', climbs, { result: 'won' }, { id: 9, won: true }],
    ['points alone', climbs, { lp: 60 }, { id: 9, rank: 15, lp: 60 }],
    ['a lost match with its points', climbs, { result: 'lost', lp: 22 }, { id: 9, rank: 15, lp: 22, won: false }],
    ['a rank with a note', climbs, { rank: 16, lp: 0, note: ' up ' }, { id: 9, rank: 16, lp: 0, note: 'up' }],
    ['a count', counts, { done: 4 }, { id: 9, done: 4 }],
    ['the count as it was', counts, {}, null],
    ['a correction', counts, { done: 2, correction: true }, { id: 9, done: 2, correction: true }],
  ] as const)('%s', (_, order, typed, request) => {
    expect(toProgressRequest(order, { ...draftOf(order), ...typed })).toEqual(request);
  });
});

describe('what comes back', () => {
  const typed = { ...draftOf(climbs), result: 'lost', note: 'Close one' } as const;
  const later = { ...climbs, progress: { ...climbs.progress, now: 16, lp: 20 } } as const;

  it('is all of it where the order stands as it stood', () => {
    expect(draftBack(climbs, typed)).toEqual(typed);
  });
  it('is the note alone where the order has moved on', () => {
    expect(draftBack(later, typed)).toEqual({ ...draftOf(later), note: 'Close one' });
    expect(
      draftBack({ ...counts, progress: { ...counts.progress, done: 4 } }, { ...draftOf(counts), done: 5 }),
    ).toEqual(draftOf({ ...counts, progress: { ...counts.progress, done: 4 } }));
  });
  it('is nothing of a result that there is not', () => {
    expect(draftBack(climbs, { ...typed, result: 'drawn' as 'lost' })).toBeUndefined();
  });
  it('reports no standing that nobody typed, also while the order moves under the dialog', () => {
    expect(toProgressRequest(later, typed)).toEqual({ id: 9, won: false, note: 'Close one' });
  });
});

describe('what the rule says while one types', () => {
  it.each([
    ['nothing yet', climbs, {}, []],
    ['a match', climbs, { result: 'won', lp: 60 }, []],
    ['a fall after a win', climbs, { result: 'won', rank: 14 }, ['wonButFell']],
    ['a correction that is not explained', climbs, { rank: 14, correction: true }, ['unexplained']],
    ['a correction', climbs, { rank: 14, correction: true, note: 'Typo' }, []],
    ['too many points', climbs, { lp: 500 }, ['pointsOutOfRange']],
    ['a count that falls', counts, { done: 1 }, ['fell']],
  ] as const)('%s', (_, order, typed, reasons) => {
    const problems = problemsOf(order, { ...draftOf(order), ...typed });
    expect(problems.map(({ reason }) => reason)).toEqual(reasons);
  });
});
