import type { OrderEvent } from '@boostdesk/api-client/contract';
import { describe, expect, it } from 'vitest';
import { type ImportLabels, readMatches } from './read-matches.ts';

const none: ImportLabels = { won: [], lost: [], columns: { result: [], rank: [], lp: [], done: [], note: [] } };
let lastId = 0;
/** Events of one import, or of one entry. */
const entries = (minute: number, ...facts: OrderEvent['data'][]): OrderEvent[] =>
  facts.map((data) => ({
    ...({ id: ++lastId, kind: 'progress', actor: null, data } as const),
    at: new Date(Date.UTC(2026, 10, 29, 12, minute)).toISOString(),
  }));

const climb = (...events: OrderEvent[]) => {
  const { rank = 13, lp = 0 } = events.findLast(({ data }) => data.undone !== true)?.data ?? {};
  const progress = { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, target: 17, percent: 10 } as const;
  return { events, progress: { ...progress, now: Number(rank), lp: Number(lp) } };
};
const wins = (done: number, ...events: OrderEvent[]) => ({
  events,
  progress: { kind: 'count', unit: 'wins', done, target: 9, percent: 20 } as const,
});

const session = [
  { won: true, rank: 13, lp: 22, note: 'Close' },
  { won: false, rank: 13, lp: 5 },
  { won: true, rank: 14, lp: 0 },
] as const;
const sheet = 'win,,22,Close\nloss,,5\nwin,Gold III,0';

const loggedOf = (...args: Parameters<typeof readMatches>) =>
  readMatches(...args).flatMap(({ isLogged, number }) => (isLogged ? [number] : []));

describe('readMatches, of lines that are logged already', () => {
  it('marks all of an import that is pasted again, also after other entries', () => {
    expect(loggedOf(climb(...entries(1, ...session)), sheet, none)).toEqual([1, 2, 3]);
    const later = entries(2, { won: false, rank: 14, lp: 0 });
    expect(loggedOf(climb(...entries(1, ...session), ...later), sheet, none)).toEqual([1, 2, 3]);
  });

  it('marks the earlier lines of a sheet that has grown, over imports and single entries', () => {
    const order = climb(...entries(1, ...session), ...entries(2, { won: true, rank: 14, lp: 20 }));
    const lines = readMatches(order, `Result,Rank,LP,Note\n${sheet}\nwin,,20\nwin,,41\n,Gold II`, none);
    expect(lines.map(({ isLogged, problem }) => [isLogged, problem])).toEqual([
      ...Array(4).fill([true, null]),
      ...Array(2).fill([false, null]),
    ]);
    expect(lines.slice(-2).map(({ standing }) => standing.kind === 'rank' && [standing.now, standing.lp])).toEqual([
      [14, 41],
      [15, 0],
    ]);
  });

  it('reads increases and results alone from the progress before the entry', () => {
    const hours = {
      events: entries(1, { done: 2 }, { done: 3, note: 'Evening' }),
      progress: { kind: 'count', unit: 'hours', done: 3, target: 9, percent: 30 } as const,
    };
    expect(loggedOf(hours, '+2\n+1,Evening\n+1', none)).toEqual([1, 2]);
    const facts = [1, 1, 2].map((done, place) => ({ won: place !== 1, done }));
    expect(loggedOf(wins(2, ...entries(1, ...facts)), 'win\nloss\nwin\nwin', none)).toEqual([1, 2, 3]);
  });

  it('marks nothing of other lines, of a part of an import and of one that was undone', () => {
    const order = climb(...entries(1, ...session));
    expect(loggedOf(order, 'win,,30\nloss,,5', none)).toEqual([]);
    expect(loggedOf(order, 'win,,22,Close\nloss,,5', none)).toEqual([]);
    expect(loggedOf(order, 'win,,22\nloss,,5\nwin,Gold III,0', none)).toEqual([]);
    const undone = session.map((data) => ({ ...data, undone: true }));
    expect(loggedOf(climb(...entries(1, ...undone)), sheet, none)).toEqual([]);
  });

  it('marks one line only when it names a standing or a note, since another match may have the same result', () => {
    const won = entries(1, { won: true, done: 1 });
    expect(loggedOf(wins(1, ...won), 'win', none)).toEqual([]);
    expect(loggedOf(wins(1, ...won), 'win,1', none)).toEqual([1]);
    const noted = entries(1, { won: true, done: 1, note: 'Close' });
    expect(loggedOf(wins(1, ...noted), 'win,,Close', none)).toEqual([1]);
  });

  it('marks results alone only as all of the history, which came from an import', () => {
    const pressed = [entries(1, { won: true, done: 1 }), entries(2, { won: true, done: 2 })].flat();
    expect(loggedOf(wins(2, ...pressed), 'win\nwin\nloss', none)).toEqual([]);
    const imported = entries(1, { won: true, done: 1 }, { won: true, done: 2 });
    expect(loggedOf(wins(2, ...imported), 'win\nwin\nloss', none)).toEqual([1, 2]);
    const later = entries(2, { won: false, done: 2 });
    expect(loggedOf(wins(2, ...imported, ...later), 'win\nwin', none)).toEqual([]);
    expect(
      loggedOf(
        wins(2, ...entries(1, { won: true, done: 1 }), ...entries(2, { won: true, done: 2 })),
        'win,+1\nwin,+1',
        none,
      ),
    ).toEqual([]);
  });

  it.each([
    ['cafe\u0301', 'caf\u00e9'],
    ['Close\u200f', 'Close'],
    ['Good\u200b game ', 'Good game'],
  ])('compares the note %j as the server stores it', (pasted, stored) => {
    const order = wins(1, ...entries(1, { won: true, done: 1, note: stored }));
    expect(loggedOf(order, `win,1,${pasted}`, none)).toEqual([1]);
  });

  it('marks none when the lines are to be logged again', () => {
    const order = wins(2, ...entries(1, { won: true, done: 1 }, { won: true, done: 2 }));
    const lines = readMatches(order, 'win\nwin', none, { again: true });
    expect(lines.map(({ isLogged, standing }) => [isLogged, standing.kind === 'count' && standing.done])).toEqual([
      [true, 3],
      [true, 4],
    ]);
  });
});
