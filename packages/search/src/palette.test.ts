import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { orderDigits } from './order-numbers.ts';
import { createPalette } from './palette.ts';
import type { PaletteOptions } from './palette-types.ts';
import { createRecents, type StorageLike, searchHistoryKey } from './recents.ts';
import { createIndex } from './search-index.ts';
import type { SearchEntry } from './search-types.ts';

const pages = ['Orders', 'Profile', 'Rules', 'FAQ'].map((label) => ({ label, url: `/${label.toLowerCase()}` }));
const order = (id: number): SearchEntry => ({ label: `Order #${id}`, url: `/order/${id}` });

function createStorage(content: Record<string, string> = {}): StorageLike & { content: Record<string, string> } {
  return {
    content,
    getItem: (key) => content[key] ?? null,
    setItem: (key, value) => {
      content[key] = value;
    },
  };
}

type OfOrder = NonNullable<PaletteOptions['actionsOf']>;

function setUp(used: readonly SearchEntry[] = [], morePages: readonly SearchEntry[] = [], actionsOf?: OfOrder) {
  const recents = createRecents(createStorage(), 5);
  for (const entry of used) recents.record(entry);
  let timer: { ms: number; task: () => void } | undefined;
  const asked: { digits: string; answer: (orders: SearchEntry[]) => Promise<void>; fail: () => Promise<void> }[] = [];
  const settled = () => new Promise<void>((done) => setImmediate(done));
  const palette = createPalette({
    pages: [...pages, ...morePages],
    recents,
    ...(actionsOf && { actionsOf, orderActions: ['Pause order'] }),
    lookUp: (digits) =>
      new Promise((resolve, reject) => {
        const answer = (orders: SearchEntry[]) => {
          resolve(orders);
          return settled();
        };
        const fail = () => {
          reject(new Error('down'));
          return settled();
        };
        asked.push({ digits, answer, fail });
      }),
    after: (ms, task) => {
      timer = { ms, task };
      return () => {
        timer = undefined;
      };
    },
  });
  const shown = () =>
    Object.fromEntries(palette.state().sections.map(({ id, items }) => [id, items.map(({ entry }) => entry.label)]));
  const pause = () => timer?.task();
  return {
    palette,
    recents,
    asked,
    shown,
    pause,
    timer: () => timer,
    selected: () => palette.state().selected?.entry.label,
  };
}

const manyUsed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((label) => ({ label, url: `/${label}` }));

describe('sections (SPEC §5)', () => {
  // @spec 5.0-7, 9.0-6
  it('are the first 5 recent searches and all pages without a text', () => {
    expect(setUp(manyUsed).shown()).toEqual({
      recent: ['g', 'f', 'e', 'd', 'c'],
      pages: ['Orders', 'Profile', 'Rules', 'FAQ'],
    });
  });

  // @spec 5.0-8
  it('contain the entries that include the text, ignoring case', () => {
    const { palette, shown } = setUp([order(10_001), { label: 'Rules', url: '/rules' }]);
    palette.setText('RUL');
    expect(shown()).toEqual({ recent: ['Rules'], pages: ['Rules'] });
    expect(palette.state().selected?.ranges).toEqual([[0, 3]]);
  });

  // @spec 2.8-1
  it('are ordered: recent searches, orders found by number, pages', async () => {
    const { palette, asked, pause, shown } = setUp([order(7)], [{ label: 'Top 7', url: '/rankings' }]);
    palette.setText('7');
    pause();
    await asked[0]?.answer([order(7)]);
    expect(Object.entries(shown())).toEqual([
      ['recent', ['Order #7']],
      ['orders', ['Order #7']],
      ['pages', ['Top 7']],
    ]);
  });

  // @spec 2.8-4
  it.each([
    ['', false],
    ['  ', false],
    ['rules', false],
    ['riles', false],
    ['zzzz', true],
    ['10001', true],
  ])('offer help for %j: %s', (text, expected) => {
    const { palette } = setUp();
    palette.setText(text);
    expect(palette.state().needHelp).toBe(expected);
  });
});

describe('a guess in the recent searches', () => {
  it('is hidden when a page contains the text', () => {
    const logs = { label: 'Site logs', url: '/admin/sitelogs' };
    const { palette, shown } = setUp([logs], [{ label: 'Blog', url: '/admin/blog' }, logs]);
    palette.setText('Blog');
    expect([shown(), palette.state().selected?.entry.url]).toEqual([{ pages: ['Blog'] }, '/admin/blog']);
    palette.setText('sit lgos');
    expect(shown()).toEqual({ recent: ['Site logs'], pages: ['Site logs'] });
  });

  it.each(['order 10002', 'order #10002', 'order 1001'])('is not found when %s is another number', (text) => {
    const { palette, shown } = setUp([order(10_001)]);
    palette.setText(text);
    expect(shown()).not.toHaveProperty('recent');
  });

  it('property: guesses come below all entries that match as typed', () => {
    const titles = ['Orders', 'Blog', 'Site logs', 'Employees', 'Expenses', 'Payouts', 'Progress pays', 'Custom pays'];
    const known = titles.map((label) => ({ label, url: `/${label}` }));
    const things = ['Log out', 'Switch blog theme', 'Pay out', 'Seal logs', 'Show page', 'Open sale'];
    const doable = things.map((label) => ({ label, url: label }));
    const text = fc.oneof(
      fc.constantFrom(...titles, ...things).chain((title) => fc.nat(title.length).map((end) => title.slice(0, end))),
      fc.string({ unit: fc.constantFrom(...'blogsepay '), maxLength: 8 }),
    );
    fc.assert(
      fc.property(
        fc.subarray(known),
        fc.subarray(known),
        fc.subarray(doable),
        text,
        (used, offered, actions, typed) => {
          const recents = createRecents(createStorage(), 5);
          for (const entry of used) recents.record(entry);
          const palette = createPalette({
            pages: offered,
            actions,
            recents,
            lookUp: async () => [],
            after: () => () => undefined,
          });
          palette.setText(typed);
          const items = palette.state().sections.flatMap((section) => section.items);
          const isGuess = items.map(({ entry }) => createIndex([entry]).find(typed)[0]?.kind === 'typo');
          expect(isGuess).toEqual([...isGuess].sort((one, other) => Number(one) - Number(other)));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the look-up of orders', () => {
  // @spec 5.0-5
  it.each([
    ['123', '123'],
    [' 123 ', '123'],
    ['#123', '123'],
    ['999999999', '999999999'],
    ['1234567890', undefined],
    ['12a', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e9', undefined],
    ['٣', '3'],
    ['##1', undefined],
    ['', undefined],
    ['1;drop', undefined],
  ])('of %j requests %s', (text, digits) => {
    expect(orderDigits(text)).toBe(digits);
  });

  // @spec 5.0-5, 9.0-5
  it('starts 500 ms after the last key', () => {
    const { palette, asked, pause, timer } = setUp();
    palette.setText('1');
    palette.setText('12');
    expect(timer()?.ms).toBe(500);
    expect(palette.state().lookUp).toBe('waiting');
    expect(asked).toEqual([]);
    pause();
    expect(asked.map(({ digits }) => digits)).toEqual(['12']);
    expect(palette.state().lookUp).toBe('asking');
  });

  it('shows the exact number first, highlighted', async () => {
    const { palette, asked, shown, pause } = setUp();
    palette.setText('#101');
    pause();
    await asked[0]?.answer([order(1015), order(1010), order(101)]);
    expect(shown()).toEqual({ orders: ['Order #101', 'Order #1015', 'Order #1010'] });
    expect(palette.state()).toMatchObject({ lookUp: 'idle', selected: { ranges: [[7, 10]] } });
  });

  it('drops the answer to an earlier text', async () => {
    const { palette, asked, shown, pause } = setUp();
    palette.setText('10');
    pause();
    palette.setText('11');
    pause();
    await asked[1]?.answer([order(11)]);
    await asked[0]?.answer([order(10)]);
    expect(shown()).toEqual({ orders: ['Order #11'] });
  });

  // @spec 5.0-6
  it.each(['', 'rules'])('is cancelled, and its orders removed, by %j', async (text) => {
    const { palette, asked, shown, pause, timer } = setUp();
    palette.setText('10');
    pause();
    palette.setText(text);
    await asked[0]?.answer([order(10)]);
    expect(shown()).not.toHaveProperty('orders');
    palette.setText('10');
    palette.setText(text);
    expect(timer()).toBeUndefined();
  });

  it('is not repeated for the same number', async () => {
    const { palette, asked, shown, pause, timer } = setUp();
    palette.setText('10');
    pause();
    await asked[0]?.answer([order(10)]);
    const before = timer();
    palette.setText('#10');
    expect(timer()).toBe(before);
    expect(shown()).toEqual({ orders: ['Order #10'] });
  });

  it('shows the state failed, and starts again for the next number', async () => {
    const { palette, asked, pause } = setUp();
    palette.setText('10');
    pause();
    await asked[0]?.fail();
    expect(palette.state().lookUp).toBe('failed');
    palette.setText('101');
    expect(palette.state().lookUp).toBe('waiting');
  });

  it('starts again after a failure when the same number is typed again', async () => {
    const { palette, asked, pause, shown } = setUp();
    palette.setText('10');
    pause();
    await asked[0]?.fail();
    palette.setText('10 ');
    expect(palette.state().lookUp).toBe('waiting');
    pause();
    await asked[1]?.answer([order(10)]);
    expect([shown(), palette.state().lookUp]).toEqual([{ orders: ['Order #10'] }, 'idle']);
  });

  it.each(['10', '10 11'])('of %s fails when the answer is null', async (text) => {
    const { palette, asked, pause } = setUp();
    palette.setText(text);
    pause();
    for (const one of asked) await one.answer(null as unknown as SearchEntry[]);
    expect(palette.state().lookUp).toBe('failed');
  });

  it('ends with close', async () => {
    const { palette, asked, shown, pause } = setUp();
    let changes = 0;
    palette.setText('10');
    pause();
    palette.subscribe(() => changes++);
    palette.close();
    await asked[0]?.answer([order(10)]);
    expect([shown(), changes]).toEqual([{}, 0]);
  });
});

it('setText reopens a closed palette', async () => {
  const { palette, asked, shown, pause, timer } = setUp();
  palette.setText('10');
  palette.close();
  expect(timer()).toBeUndefined();
  let changes = 0;
  palette.subscribe(() => changes++);
  palette.setText('11');
  pause();
  await asked[0]?.answer([order(11)]);
  expect([shown(), changes > 0]).toEqual([{ orders: ['Order #11'] }, true]);
});

it.each(['waiting', 'asking'])('a palette that was closed while %s looks up the same number again', async (state) => {
  const { palette, asked, shown, pause } = setUp();
  palette.setText('10');
  if (state === 'asking') pause();
  expect(palette.state().lookUp).toBe(state);
  palette.close();
  expect(palette.state().lookUp).toBe('idle');
  palette.setText('10 ');
  expect(palette.state().lookUp).toBe('waiting');
  pause();
  await asked.at(-1)?.answer([order(10)]);
  expect([shown(), palette.state().lookUp]).toEqual([{ orders: ['Order #10'] }, 'idle']);
});

it('an error of a listener is reported as uncaught, without affecting others or the look-up', async () => {
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  onTestFinished(() => later.mockRestore());
  const { palette, asked, shown, pause } = setUp();
  const fault = new Error('a listener');
  const heard: string[] = [];
  palette.subscribe(() => {
    throw fault;
  });
  palette.subscribe(() => heard.push(palette.state().lookUp));
  palette.setText('7');
  pause();
  await asked[0]?.answer([order(7)]);
  expect([heard, shown()]).toEqual([['waiting', 'asking', 'idle'], { orders: ['Order #7'] }]);
  expect(() => later.mock.calls[0]?.[0]()).toThrow(fault);
});

describe('the selection', () => {
  // @spec 2.8-2
  it('is the first item, wraps around, and returns to the first with another text', () => {
    const { palette, selected } = setUp();
    const seen = [selected()];
    for (const by of [1, 1, 1, 1, -1, -1] as const) {
      palette.move(by);
      seen.push(selected());
    }
    expect(seen).toEqual(['Orders', 'Profile', 'Rules', 'FAQ', 'Orders', 'FAQ', 'Rules']);
    palette.setText('r');
    expect(selected()).toBe('Rules');
  });

  it('stays when a late answer arrives', async () => {
    const { palette, asked, pause, selected, shown } = setUp([order(7), order(17)]);
    palette.setText('7');
    pause();
    palette.move(1);
    const before = selected();
    await asked[0]?.answer([order(7), order(70)]);
    expect(selected()).toBe(before);
    expect(Object.keys(shown())).toEqual(['recent', 'orders']);
  });

  it('stays when another tab adds a recent search', async () => {
    const { palette, recents, asked, pause, selected } = setUp([order(7), order(17), order(27)]);
    palette.setText('7');
    pause();
    palette.move(1);
    const before = palette.state().selected;
    expect(selected()).toBe('Order #27');
    recents.record(order(17));
    recents.record(order(71));
    await asked[0]?.answer([order(7), order(70)]);
    expect(selected()).toBe('Order #27');
    expect(palette.state().selected?.key).toBe(before?.key);
  });

  it('submit looks up a pending number at once and chooses its own order', async () => {
    const { palette, asked, pause } = setUp();
    palette.setText('10353');
    const opened = palette.submit();
    const again = palette.submit();
    expect(asked).toHaveLength(1);
    pause();
    expect(asked).toHaveLength(1);
    await asked[0]?.answer([order(10_353), order(103_530)]);
    expect(await opened).toMatchObject({ url: '/order/10353' });
    expect(await again, 'pressed once more').toBe(await opened);
    expect(palette.state().text).toBe('');
  });

  it('submit opens nothing when the order does not exist or the text changes', async () => {
    const { palette, asked } = setUp();
    palette.setText('1035');
    const opened = palette.submit();
    await asked[0]?.answer([order(10_353)]);
    expect(await opened).toBeNull();
    expect(palette.state().text).toBe('1035');
    palette.setText('10354');
    const calledOff = palette.submit();
    palette.setText('10355');
    expect(await calledOff).toBeNull();
    await asked[1]?.answer([order(10_354)]);
    expect(palette.state().text).toBe('10355');
  });

  it('submit opens nothing after leave, and the orders stay visible', async () => {
    const { palette, asked, shown } = setUp();
    palette.setText('10353');
    const opened = palette.submit();
    palette.cancelSubmit();
    expect(await opened).toBeNull();
    await asked[0]?.answer([order(10_353)]);
    expect([palette.state().text, shown().orders]).toEqual(['10353', [order(10_353).label]]);
  });

  it('submit chooses an available item without a look-up', async () => {
    const { palette, asked } = setUp();
    palette.setText('prof');
    expect(await palette.submit()).toMatchObject({ label: 'Profile' });
    expect(asked).toEqual([]);
  });

  it('stays when better matching actions on the order arrive late', async () => {
    const named = (id: number): SearchEntry => ({ label: `Order ${id}`, url: `/order/${id}` });
    const able = Promise.withResolvers<SearchEntry[]>();
    const { palette, asked, pause, selected, shown } = setUp([named(10_001)], [], () => able.promise);
    palette.setText('10001 order');
    const before = palette.state().selected;
    expect(selected()).toBe('Order 10001');
    pause();
    await asked[0]?.answer([named(10_001)]);
    able.resolve([{ label: 'Pause 10001 order', url: 'do:pause' }]);
    await new Promise<void>((done) => setImmediate(done));
    expect(shown().actions).toEqual(['Pause 10001 order']);
    expect(palette.state().selected?.key).toBe(before?.key);
  });

  it('is empty once its row disappears, and Enter opens nothing', async () => {
    const { palette, recents, asked, pause, selected } = setUp([order(7)], [], async () => [
      { label: 'Pause order 7', url: 'do:pause' },
    ]);
    palette.setText('7');
    pause();
    expect(selected()).toBe('Order #7');
    for (let id = 700; id < 760; id++) recents.record(order(id));
    await asked[0]?.answer([order(7), order(77)]);
    expect(selected()).toBeUndefined();
    palette.move(1);
    expect(selected()).toBeDefined();
  });

  it('distinguishes rows with the same address', () => {
    const { palette } = setUp([], [{ label: 'Rules again', url: '/rules' }]);
    palette.setText('rules');
    const keys = palette.state().sections.flatMap(({ items }) => items.map(({ key }) => key));
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    palette.move(1);
    expect(palette.enter()?.label).toBe('Rules again');
  });

  it('property: an answer never moves the selection and belongs to the current text', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom('1', '12', '#12', '', 'r', 'zz').map((text) => ({ does: 'type' as const, text })),
        fc.constantFrom(1, -1).map((by) => ({ does: 'move' as const, by: by as 1 | -1 })),
        fc.constant({ does: 'pause' as const }),
        fc.record({ does: fc.constant('answer' as const), which: fc.nat(5), fails: fc.boolean() }),
      ),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const able = async (digits: string) => [{ label: `Pause order ${digits}`, url: `do:pause:${digits}` }];
        const { palette, asked, pause, selected, shown } = setUp([order(1), order(12), order(112)], [], able);
        for (const step of list) {
          const before = palette.state().selected;
          if (step.does === 'type') palette.setText(step.text);
          if (step.does === 'move') palette.move(step.by);
          if (step.does === 'pause') pause();
          if (step.does !== 'answer') continue;
          const one = asked[step.which];
          await (step.fails ? one?.fail() : one?.answer([order(121), order(Number(one.digits))]));
          if (before) expect(palette.state().selected?.key).toBe(before.key);
          expect([undefined, `Order #${orderDigits(palette.state().text)}`]).toContain(shown().orders?.[0]);
        }
        const items = palette.state().sections.flatMap(({ items: own }) => own);
        expect(selected() === undefined).toBe(items.length === 0);
      }),
    );
  });

  it('is null without items', () => {
    const { palette } = setUp();
    palette.setText('zzzz');
    palette.move(1);
    expect(palette.state().selected).toBeNull();
    expect(palette.enter()).toBeNull();
  });

  it('is chosen by enter, which stores a recent search and clears the text', () => {
    const { palette, shown } = setUp();
    palette.setText('faq');
    expect(palette.enter()).toEqual({ label: 'FAQ', url: '/faq' });
    expect(palette.state().text).toBe('');
    expect(shown().recent).toEqual(['FAQ']);
  });

  it('is ignored when enter gets a key', () => {
    const { palette } = setUp();
    const last = palette.state().sections[0]?.items.at(-1);
    expect(palette.enter(last?.key)?.label).toBe('FAQ');
    expect(palette.enter('nothing')).toBeNull();
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    const { palette } = setUp();
    let changes = 0;
    const stop = palette.subscribe(() => changes++);
    palette.setText('r');
    palette.move(1);
    stop();
    palette.setText('');
    expect(changes).toBe(2);
  });
});

describe('recent searches', () => {
  const labels = (storage: StorageLike) =>
    createRecents(storage, 5)
      .list()
      .map(({ label }) => label);

  // @spec 3.8-6
  it('are stored per user under a search-history key', () => {
    const storage = createStorage();
    createRecents(storage, 5).record(order(1));
    expect(searchHistoryKey(5)).toBe('search-history-5');
    expect(Object.keys(storage.content)).toEqual(['search-history-5']);
    expect(createRecents(storage, 6).list()).toEqual([]);
    expect(labels(storage)).toEqual(['Order #1']);
  });

  it('rise with use', () => {
    const storage = createStorage();
    const recents = createRecents(storage, 5);
    for (const label of ['a', 'b', 'a', 'a', 'c', 'd']) recents.record({ label, url: `/${label}` });
    expect(labels(storage)).toEqual(['a', 'd', 'c', 'b']);
    recents.clear();
    expect(labels(storage)).toEqual([]);
  });

  it.each([
    ['nonsense', '{'],
    ['no list', '{"a":1}'],
    [
      'foreign addresses',
      '[{"label":"x","url":"javascript:alert(1)"},{"label":"y","url":"//evil.example"},{"label":"z","url":"/\\\\evil"}]',
    ],
    [
      'foreign addresses that a browser reads another way',
      JSON.stringify(
        ['/\t/evil.example', '/\n\\evil.example', '//', '\t//evil.example', '/x/..//evil.example', '/.//evil'].map(
          (url) => ({ label: 'x', url }),
        ),
      ),
    ],
    ['other shapes', '[null,1,{"label":1,"url":"/"},{"label":"a"}]'],
  ])('are empty when the storage contains %s', (_, text) => {
    expect(labels(createStorage({ [searchHistoryKey(5)]: text }))).toEqual([]);
  });

  it('property: every address from the storage is on this site, as a browser parses it', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      'a',
      '?',
      '#',
      ':',
      '@',
      '\t',
      '\n',
      'https:',
      ' ',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const url = `/${parts.join('')}`;
        const storage = createStorage({ [searchHistoryKey(5)]: JSON.stringify([{ label: 'x', url }]) });
        for (const shown of createRecents(storage, 5).list()) {
          const { origin, pathname } = new URL(shown.url, 'https://desk.example/orders');
          expect([origin, pathname.startsWith('//')]).toEqual(['https://desk.example', false]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  // @spec 3.8-5
  it('are read without a weight, as in SPEC §3', () => {
    expect(labels(createStorage({ [searchHistoryKey(5)]: '[{"label":"a","url":"/a"}]' }))).toEqual(['a']);
  });

  it.each(['getItem', 'setItem'] as const)('are in memory when %s throws', (method) => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const recents = createRecents({ getItem: () => null, setItem: refuse, [method]: refuse }, 5);
    recents.record(order(1));
    expect(recents.list().map(({ label }) => label)).toEqual(['Order #1']);
  });

  it('use the storage again as soon as it works', () => {
    const storage = createStorage();
    let isFull = false;
    const recents = createRecents(
      {
        getItem: storage.getItem,
        setItem: (key, value) => {
          if (isFull && value !== '[]') throw new Error('QuotaExceededError');
          storage.setItem(key, value);
        },
      },
      5,
    );
    const own = () => recents.list().map(({ label }) => label);
    recents.record(order(1));
    isFull = true;
    recents.record(order(2));
    expect([own(), labels(storage)]).toEqual([['Order #2', 'Order #1'], ['Order #1']]);
    recents.clear();
    expect([own(), labels(storage)]).toEqual([[], []]);
    isFull = false;
    recents.record(order(3));
    // In another tab.
    createRecents(storage, 5).record(order(4));
    expect(own()).toEqual(['Order #4', 'Order #3']);
  });

  it('property: the latest is among the first four and never lower than before, and 50 are stored', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(80), { maxLength: 200 }), fc.nat(80), (uses, last) => {
        const recents = createRecents(createStorage(), 5);
        for (const id of uses) recents.record(order(id));
        const place = () => recents.list().findIndex(({ url }) => url === `/order/${last}`);
        const before = place();
        recents.record(order(last));
        expect(place()).toBeGreaterThanOrEqual(0);
        expect(place()).toBeLessThan(4);
        if (before >= 0) expect(place()).toBeLessThanOrEqual(before);
        expect(recents.list().length).toBeLessThanOrEqual(50);
      }),
    );
  });
});
