import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHandClock, settle } from '../testing/hand-clock.ts';
import { createInbox } from './inbox.ts';
import type { InboxOptions, Stretch } from './inbox-types.ts';

interface Line {
  readonly seq: number;
}
interface Asked {
  readonly after: number;
  readonly answer: (seqs: readonly number[], more?: boolean) => Promise<void>;
  readonly fail: () => Promise<void>;
}
const lines = (seqs: readonly number[]): Line[] => seqs.map((seq) => ({ seq }));

function setUp(options: Partial<InboxOptions<Line>> = {}) {
  const clock = createHandClock();
  const asked: Asked[] = [];
  const inbox = createInbox<Line>({
    seqOf: ({ seq }) => seq,
    fetchAfter: (after) =>
      new Promise<Stretch<Line>>((resolve, reject) => {
        asked.push({
          after,
          answer: (seqs, more = false) => {
            resolve({ messages: lines(seqs), more });
            return settle();
          },
          fail: () => {
            reject(new Error('down'));
            return settle();
          },
        });
      }),
    clock,
    ...options,
  });
  const receive = (...seqs: number[]) => {
    for (const line of lines(seqs)) inbox.receive(line);
  };
  const seqs = () => inbox.messages().map(({ seq }) => seq);
  return { inbox, clock, asked, receive, seqs };
}

describe('what arrives', () => {
  it('stands in order, each once, without asking', () => {
    const { inbox, asked, receive, seqs } = setUp();
    receive(1, 2, 2, 3, 1);
    expect({ seqs: seqs(), asked, complete: inbox.isComplete() }).toEqual({
      seqs: [1, 2, 3],
      asked: [],
      complete: true,
    });
    expect(inbox.duplicates()).toBe(2);
  });

  it('is not listed where the reader has it already', () => {
    const { inbox, asked, receive, seqs } = setUp({ after: 10 });
    receive(10, 11, 3);
    expect({ seqs: seqs(), asked, duplicates: inbox.duplicates() }).toEqual({ seqs: [11], asked: [], duplicates: 2 });
  });

  it('is the same list until something changes, and told of when it does', () => {
    const { inbox, receive } = setUp();
    expect(inbox.messages()).toEqual([]);
    let changes = 0;
    const stop = inbox.subscribe(() => changes++);
    receive(1);
    const before = inbox.messages();
    receive(1);
    expect(inbox.messages()).toBe(before);
    stop();
    receive(2);
    expect(changes).toBe(1);
    expect(inbox.messages()).not.toBe(before);
  });
});

describe('a hole', () => {
  it('is noticed, asked for once, and filled in its place', async () => {
    const { inbox, asked, receive, seqs } = setUp();
    receive(1, 4, 5);
    expect({ seqs: seqs(), complete: inbox.isComplete() }).toEqual({ seqs: [1, 4, 5], complete: false });
    await asked[0]?.answer([2, 3, 4, 5]);
    expect({ seqs: seqs(), complete: inbox.isComplete() }).toEqual({ seqs: [1, 2, 3, 4, 5], complete: true });
    expect(asked.map(({ after }) => after)).toEqual([1]);
    expect(inbox.duplicates()).toBe(0);
  });

  it('that closes by itself, as by a late message, is closed', async () => {
    const { inbox, asked, receive } = setUp();
    receive(2, 1);
    expect(inbox.isComplete()).toBe(true);
    await asked[0]?.answer([1, 2]);
    expect(asked).toHaveLength(1);
  });

  it('of numbers that do not exist is passed over after one fetch', async () => {
    const { inbox, asked, receive, seqs } = setUp();
    receive(3);
    await asked[0]?.answer([3]);
    receive(4);
    expect({ seqs: seqs(), asked: asked.length, complete: inbox.isComplete() }).toEqual({
      seqs: [3, 4],
      asked: 1,
      complete: true,
    });
  });

  it('that opens during a fetch is asked for afterwards', async () => {
    const { inbox, asked, receive, seqs } = setUp();
    receive(2);
    receive(4);
    await asked[0]?.answer([1, 2]);
    expect(asked.map(({ after }) => after)).toEqual([0, 2]);
    await asked[1]?.answer([3, 4]);
    expect({ seqs: seqs(), complete: inbox.isComplete() }).toEqual({ seqs: [1, 2, 3, 4], complete: true });
  });

  it('longer than a stretch is filled by several', async () => {
    const { asked, receive, seqs } = setUp();
    receive(9);
    await asked[0]?.answer([1, 3, 4], true);
    await asked[1]?.answer([6, 7], true);
    await asked[2]?.answer([8, 9]);
    expect(asked.map(({ after }) => after)).toEqual([0, 4, 7]);
    expect(seqs()).toEqual([1, 3, 4, 6, 7, 8, 9]);
  });

  it('is closed by the fetch together with what came meanwhile', async () => {
    const { inbox, asked, receive, seqs } = setUp();
    receive(2, 3);
    await asked[0]?.answer([1, 2]);
    receive(4);
    expect({ seqs: seqs(), asked: asked.length, complete: inbox.isComplete() }).toEqual({
      seqs: [1, 2, 3, 4],
      asked: 1,
      complete: true,
    });
  });

  it('is told of when it opens, when it closes, and when a fetch brings something; not when it brings nothing', async () => {
    const { inbox, asked, receive } = setUp();
    let changes = 0;
    inbox.subscribe(() => changes++);
    receive(3);
    expect(changes).toBe(1);
    // 1 and 2 do not exist: the list stays, but it is complete now.
    await asked[0]?.answer([3]);
    expect(changes).toBe(2);
    inbox.catchUp();
    await asked[1]?.answer([]);
    expect(changes).toBe(2);
    inbox.catchUp();
    await asked[2]?.answer([4]);
    expect(changes).toBe(3);
  });

  it('is asked for again, with growing pauses, while the fetch fails', async () => {
    const { asked, clock, receive, seqs } = setUp();
    receive(2);
    const pauses: (number | undefined)[] = [];
    for (let n = 0; n < 7; n++) {
      await asked[n]?.fail();
      pauses.push(clock.pending()[0]);
      clock.pass(30_000);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    await asked[7]?.answer([1, 2]);
    expect(seqs()).toEqual([1, 2]);
    receive(4);
    await asked[8]?.fail();
    expect(clock.pending()).toEqual([1000]);
  });

  it('is not asked for sooner for every message that comes while the fetch fails', async () => {
    const { asked, clock, receive } = setUp();
    receive(2);
    await asked[0]?.fail();
    receive(3, 4, 5);
    expect({ asked: asked.length, pending: clock.pending() }).toEqual({ asked: 1, pending: [1000] });
  });

  it('is not asked for without a pause where the answer promises more and gives nothing', async () => {
    const { asked, clock, receive } = setUp();
    receive(2);
    await asked[0]?.answer([], true);
    expect({ asked: asked.length, pending: clock.pending() }).toEqual({ asked: 1, pending: [1000] });
  });
});

describe('the line is back', () => {
  it('and what came meanwhile is asked for, though no hole shows', async () => {
    const { inbox, asked, receive, seqs } = setUp();
    receive(1);
    inbox.catchUp();
    await asked[0]?.answer([2, 3]);
    expect({ seqs: seqs(), after: asked[0]?.after }).toEqual({ seqs: [1, 2, 3], after: 1 });
  });

  it('once more where it broke during the fetch', async () => {
    const { inbox, asked } = setUp();
    inbox.catchUp();
    inbox.catchUp();
    inbox.catchUp();
    await asked[0]?.answer([]);
    await asked[1]?.answer([]);
    expect(asked).toHaveLength(2);
  });

  it('and a fetch that waits for its turn goes out now', async () => {
    const { inbox, asked, clock, receive } = setUp();
    receive(2);
    await asked[0]?.fail();
    inbox.catchUp();
    expect(asked).toHaveLength(2);
    expect(clock.pending()).toEqual([]);
    await asked[1]?.fail();
    expect(clock.pending()).toEqual([1000]);
  });
});

describe('a fetch that fails in its own way', () => {
  it.each<[string, () => Promise<Stretch<Line>>]>([
    [
      'throws at once',
      () => {
        throw new Error('no fetch here');
      },
    ],
    ['brings nothing', async () => JSON.parse('null')],
    ['brings no messages', async () => JSON.parse('{"more":false}')],
  ])('and %s is tried again', async (_, fail) => {
    let tries = 0;
    const { inbox, clock, receive, seqs } = setUp({
      fetchAfter: () => (tries++ < 2 ? fail() : Promise.resolve({ messages: lines([1, 2]), more: false })),
    });
    receive(3);
    await settle();
    expect([seqs(), clock.pending()]).toEqual([[3], [1000]]);
    clock.pass(1000);
    await settle();
    expect(clock.pending()).toEqual([2000]);
    clock.pass(2000);
    await settle();
    expect([seqs(), inbox.isComplete()]).toEqual([[1, 2, 3], true]);
  });
});

it('a chat is not sorted anew for a message that follows', () => {
  const sort = vi.spyOn(Array.prototype, 'sort');
  onTestFinished(() => sort.mockRestore());
  const { receive, seqs } = setUp();
  receive(1, 2, 3, 5);
  expect(sort).not.toHaveBeenCalled();
  receive(4);
  sort.mockRestore();
  expect(seqs()).toEqual([1, 2, 3, 4, 5]);
});

it('asks and lists nothing after close', async () => {
  const { inbox, asked, clock, receive, seqs } = setUp();
  receive(2);
  inbox.close();
  await asked[0]?.answer([1, 2]);
  receive(3);
  inbox.catchUp();
  expect({ seqs: seqs(), asked: asked.length, pending: clock.pending() }).toEqual({ seqs: [2], asked: 1, pending: [] });

  const other = setUp();
  other.receive(2);
  other.inbox.close();
  await other.asked[0]?.fail();
  expect(other.clock.pending()).toEqual([]);
});

it('property: whatever is lost, doubled or late on the line, every message is listed once and in order', async () => {
  const fates = fc.array(fc.constantFrom('arrives', 'lost', 'twice', 'late'), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(
      fates,
      fc.array(fc.constantFrom('up', 'throws', 'rejects', 'nonsense'), { maxLength: 8 }),
      fc.integer({ min: 1, max: 5 }),
      async (line, fetches, size) => {
        const downs = [...fetches];
        let sent = 0;
        const clock = createHandClock();
        const inbox = createInbox<Line>({
          seqOf: ({ seq }) => seq,
          fetchAfter: (after) => {
            const down = downs.shift();
            if (down === 'throws') throw new Error('down');
            if (down === 'rejects') return Promise.reject(new Error('down'));
            if (down === 'nonsense') return Promise.resolve(JSON.parse('{}'));
            const behind = Array.from({ length: sent - after }, (_, n) => after + n + 1);
            return Promise.resolve({ messages: lines(behind.slice(0, size)), more: behind.length > size });
          },
          clock,
        });
        const late: Line[] = [];
        for (const fate of line) {
          const message = { seq: ++sent };
          if (fate === 'late') late.push(message);
          else if (fate !== 'lost') inbox.receive(message);
          if (fate === 'twice') inbox.receive(message);
          const due = sent % 3 === 0 ? late.pop() : undefined;
          if (due) inbox.receive(due);
          if (sent % 4 === 0) await settle();
        }
        inbox.catchUp();
        for (let round = 0; round < 12; round++) {
          await settle();
          clock.pass(30_000);
        }
        await settle();
        expect(inbox.messages().map(({ seq }) => seq)).toEqual(Array.from({ length: sent }, (_, n) => n + 1));
        expect(inbox.isComplete()).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
