import { describe, expect, it } from 'vitest';
import { createProgressDraft, findProblems, restoreProgressDraft, toProgressRequest } from './progress-draft.ts';

const climbs = {
  id: 9,
  progress: { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 15, lp: 40, target: 18, percent: 48 },
} as const;
const counts = { id: 9, progress: { kind: 'count', unit: 'matches', done: 3, target: 5, percent: 60 } } as const;

describe('toProgressRequest', () => {
  it.each([
    ['nothing', climbs, {}, null],
    ['nothing but a note', climbs, { note: 'hello' }, null],
    ['a match alone', climbs, { result: 'won' }, { id: 9, won: true }],
    ['points alone', climbs, { lp: 60 }, { id: 9, rank: 15, lp: 60 }],
    ['a lost match with its points', climbs, { result: 'lost', lp: 22 }, { id: 9, rank: 15, lp: 22, won: false }],
    ['a rank with a note', climbs, { rank: 16, lp: 0, note: ' up ' }, { id: 9, rank: 16, lp: 0, note: 'up' }],
    ['a count', counts, { done: 4 }, { id: 9, done: 4 }],
    ['an unchanged count', counts, {}, null],
    ['a correction', counts, { done: 2, correction: true }, { id: 9, done: 2, correction: true }],
  ] as const)('returns the request for %s', (_, order, typed, request) => {
    expect(toProgressRequest(order, { ...createProgressDraft(order), ...typed })).toEqual(request);
  });
});

describe('restoreProgressDraft', () => {
  const typed = { ...createProgressDraft(climbs), result: 'lost', note: 'Close one' } as const;
  const later = { ...climbs, progress: { ...climbs.progress, now: 16, lp: 20 } } as const;

  it('returns the whole draft when the order is unchanged', () => {
    expect(restoreProgressDraft(climbs, typed)).toEqual(typed);
  });
  it('returns only the note when the order has changed', () => {
    expect(restoreProgressDraft(later, typed)).toEqual({ ...createProgressDraft(later), note: 'Close one' });
    expect(
      restoreProgressDraft(
        { ...counts, progress: { ...counts.progress, done: 4 } },
        { ...createProgressDraft(counts), done: 5 },
      ),
    ).toEqual(createProgressDraft({ ...counts, progress: { ...counts.progress, done: 4 } }));
  });
  it('drops an unknown result', () => {
    expect(restoreProgressDraft(climbs, { ...typed, result: 'drawn' as 'lost' })).toBeUndefined();
  });
  it('reports only values that the user typed, also when the order changes in between', () => {
    expect(toProgressRequest(later, typed)).toEqual({ id: 9, won: false, note: 'Close one' });
  });
});

describe('problemsOf', () => {
  it.each([
    ['nothing yet', climbs, {}, []],
    ['a match', climbs, { result: 'won', lp: 60 }, []],
    ['a fall after a win', climbs, { result: 'won', rank: 14 }, ['wonButFell']],
    ['a correction without a note', climbs, { rank: 14, correction: true }, ['unexplained']],
    ['a correction', climbs, { rank: 14, correction: true, note: 'Typo' }, []],
    ['too many points', climbs, { lp: 500 }, ['pointsOutOfRange']],
    ['a lower count', counts, { done: 1 }, ['fell']],
  ] as const)('returns the problems of %s', (_, order, typed, reasons) => {
    const problems = findProblems(order, { ...createProgressDraft(order), ...typed });
    expect(problems.map(({ reason }) => reason)).toEqual(reasons);
  });
});
