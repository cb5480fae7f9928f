import { describe, expect, it, vi } from 'vitest';
import { orderNumbers } from './order-numbers.ts';
import { createPalette } from './palette.ts';
import type { PaletteOptions } from './palette-types.ts';
import { createRecents } from './recents.ts';
import type { SearchEntry } from './search-types.ts';

const order = (id: number | string): SearchEntry => ({ label: `#${id} Ranked wins, 2 wins`, url: `/order/${id}` });
const orderActions = (id: string): SearchEntry[] =>
  ['Pause', 'Assign'].map((what) => ({ label: `${what} order #${id}`, url: what }));

function setUp(own: Partial<PaletteOptions> = {}) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const recents = createRecents(storage, 5);
  const lookUp = vi.fn(async (digits: string) => [order(digits), order(`${digits}7`)]);
  const actionsOf = vi.fn(async (digits: string) => orderActions(digits));
  let pause: () => void = () => undefined;
  const palette = createPalette({
    pages: [
      { label: 'Orders', url: '/orders' },
      { label: 'Site logs', url: '/admin/sitelogs' },
    ],
    recents,
    lookUp,
    actions: [
      { label: 'Switch theme', url: 'theme' },
      { label: 'Log out', url: 'out' },
    ],
    actionsOf,
    orderActions: ['Pause order', 'Assign order', 'Drop order', 'Log progress of order', 'Rate order'],
    goTo: 'Go to',
    after: (_, task) => {
      pause = () => {
        pause = () => undefined;
        task();
      };
      return () => {
        pause = () => undefined;
      };
    },
    ...own,
  });
  const shown = () =>
    Object.fromEntries(palette.state().sections.map(({ id, items }) => [id, items.map(({ entry }) => entry.label)]));
  const type = async (text: string) => {
    palette.setText(text);
    pause();
    await new Promise<void>((done) => setImmediate(done));
  };
  return { palette, recents, lookUp, actionsOf, shown, type };
}

describe('order numbers in a text', () => {
  it.each<[string, string[]]>([
    ['123', ['123']],
    [' #123 ', ['123']],
    ['https://desk.example/order/123?tab=chat#end', ['123']],
    ['http://localhost:4000/order/123', ['123']],
    ['/order/123/', ['123']],
    ['10001, 10002;10003\n#10004  10001', ['10001', '10002', '10003', '10004']],
    ['10001 https://desk.example/order/10002', ['10001', '10002']],
    ['1 2 3 4 5 6 7 8 9 10 11 12', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
    ['https://desk.example/profile/123', []],
    ['https://desk.example/order/', []],
    ['javascript:/order/1', []],
    ['pause 123', []],
    ['١٠٢٩٠', ['10290']],
    ['۱۰۲۹۰', ['10290']],
    ['१०२९०', ['10290']],
    ['＃１０２９０', ['10290']],
    ['#১০২৯০', ['10290']],
    ['\u200f١٠٢٩٠\u200f', ['10290']],
    ['١٠٢٩٠، ١٠٢٩١', ['10290', '10291']],
    ['10290、10291', ['10290', '10291']],
    ['10001 and 10002', []],
    ['1.5', []],
    [', ;', []],
    ['', []],
  ])('%j: %j', (text, numbers) => {
    expect(orderNumbers(text)).toEqual(numbers);
  });

  it('are found in a long list in linear time', () => {
    const list = Array.from({ length: 200_000 }, (_, place) => 10_001 + place);
    expect(orderNumbers(list.join(' '))).toEqual(list.slice(0, 10).map(String));
    expect(orderNumbers([...list, 'and'].join(' '))).toEqual([]);
  });

  it('are looked up one by one, and only those orders are shown, in the order of the text', async () => {
    const { lookUp, actionsOf, shown, type } = setUp();
    await type('10002, 10001');
    expect(lookUp.mock.calls).toEqual([['10002'], ['10001']]);
    expect(shown()).toEqual({ orders: ['#10002 Ranked wins, 2 wins', '#10001 Ranked wins, 2 wins'] });
    expect(actionsOf).not.toHaveBeenCalled();
  });

  it('are each highlighted in their order', async () => {
    const { palette, type } = setUp();
    await type('10002 2');
    expect(palette.state().sections[0]?.items.map(({ ranges }) => ranges)).toEqual([[[1, 6]], [[1, 2]]]);
  });

  it('are taken from a pasted link', async () => {
    const { shown, type } = setUp();
    await type('https://desk.example/order/7');
    expect(shown()).toEqual({
      orders: ['#7 Ranked wins, 2 wins', '#77 Ranked wins, 2 wins'],
      actions: ['Pause order #7', 'Assign order #7'],
    });
  });
});

describe('actions', () => {
  it.each<[string, string[]]>([
    ['theme', ['Switch theme']],
    ['log', ['Log out']],
    ['swich theme', ['Switch theme']],
  ])('match by label: %j', (text, labels) => {
    const { palette, shown } = setUp();
    palette.setText(text);
    expect(shown().actions).toEqual(labels);
  });

  it('come after everything that can be opened, and are hidden without a text', () => {
    const { palette, shown } = setUp();
    expect(shown()).not.toHaveProperty('actions');
    palette.setText('log');
    expect(Object.keys(shown())).toEqual(['pages', 'actions']);
    expect(palette.enter()?.url).toBe('/admin/sitelogs');
  });

  it('are not stored as recent searches', () => {
    const { palette, recents } = setUp();
    palette.setText('theme');
    expect(palette.enter()).toEqual({ label: 'Switch theme', url: 'theme' });
    expect(recents.list()).toEqual([]);
  });

  it.each([
    'pause 10001',
    'pause ١٠٠٠١',
    'pause １０００１',
    'pause order #10001',
    '#10001 pause',
    'pasue order 10001',
  ])('on an order are shown for %j', async (text) => {
    const { lookUp, actionsOf, shown, type } = setUp();
    await type(text);
    expect(actionsOf.mock.calls).toEqual([['10001']]);
    // Orders are only looked up for a number alone (SPEC §5).
    expect(lookUp).not.toHaveBeenCalled();
    expect(shown().actions).toEqual(['Pause order #10001']);
  });

  it.each(['gold 4', 'silver 3 to gold', 'elo 1500', 'lp 20', 'duo 4', 'late 2'])(
    'on an order are not requested for %j, which matches none',
    async (text) => {
      const { palette, lookUp, actionsOf, type } = setUp();
      await type(text);
      expect([...actionsOf.mock.calls, ...lookUp.mock.calls]).toEqual([]);
      expect(palette.state().lookUp).toBe('idle');
      await type(text.replace(/[a-z]+/, 'pause').replace(/ to .*/, ''));
      expect(actionsOf).toHaveBeenCalledTimes(1);
    },
  );

  it('on an order come after the order when its number is typed alone', async () => {
    const { shown, type } = setUp();
    await type('10001');
    expect(Object.entries(shown())).toEqual([
      ['orders', ['#10001 Ranked wins, 2 wins', '#100017 Ranked wins, 2 wins']],
      ['actions', ['Pause order #10001', 'Assign order #10001']],
    ]);
  });

  it('on an order are not requested when the order does not exist', async () => {
    const { actionsOf, type } = setUp({ lookUp: async (digits) => [order(`${digits}5`)] });
    await type('1000');
    expect(actionsOf).not.toHaveBeenCalled();
  });

  it('on an order are requested once while the words around the number change', async () => {
    const { actionsOf, shown, type } = setUp();
    await type('pau 10001');
    await type('pause 10001');
    expect(actionsOf).toHaveBeenCalledTimes(1);
    expect(shown().actions).toEqual(['Pause order #10001']);
  });

  it('on an order leave the rest unchanged when the request fails', async () => {
    const { palette, shown, type } = setUp({ actionsOf: () => Promise.reject(new Error('404')) });
    await type('10001');
    expect([Object.keys(shown()), palette.state().lookUp]).toEqual([['orders'], 'idle']);
  });

  it('on an order are dropped when the text has changed', async () => {
    const answers: ((entries: SearchEntry[]) => void)[] = [];
    const { shown, type, palette } = setUp({ actionsOf: () => new Promise((done) => answers.push(done)) });
    await type('pause 1');
    await type('pause 2');
    answers[0]?.(orderActions('1'));
    await new Promise<void>((done) => setImmediate(done));
    expect([shown(), palette.state().lookUp]).toEqual([{}, 'asking']);
  });
});

describe('an action that contains the text', () => {
  const themis = { label: 'Themis', url: '/themis' };

  it.each(['page', 'earlier choice'])('hides a %s that matches only approximately', (where) => {
    const { palette, recents, shown } = setUp({ pages: where === 'page' ? [themis] : [] });
    if (where === 'earlier choice') recents.record(themis);
    palette.setText('themis');
    expect(shown()).toEqual({ [where === 'page' ? 'pages' : 'recent']: ['Themis'] });
    palette.setText('theme');
    expect(shown()).toEqual({ actions: ['Switch theme'] });
    expect(palette.enter()?.url).toBe('theme');
  });

  it('hides approximate pages, so that help is offered', () => {
    const { palette } = setUp({ pages: [themis] });
    palette.setText('theme');
    expect(palette.state().needHelp).toBe(true);
  });
});

it.each(['Go to', 'go to ', ' Go  to '])('%j shows all pages, before a page name is typed', (text) => {
  const { palette, shown } = setUp();
  palette.setText(text);
  expect(shown()).toEqual({ pages: ['Orders', 'Site logs'] });
  expect(palette.state().needHelp).toBe(false);
});

it.each(['go to site', 'Go to  Site logs', ' go  to site', 'site'])('%j finds a page', (text) => {
  const { palette } = setUp();
  palette.setText(text);
  expect(palette.state().selected?.entry.url).toBe('/admin/sitelogs');
});

describe('Enter', () => {
  it.each(['lot', 'lol', 'logo ut', 'sing'])(
    'never chooses an action that %j matches only approximately',
    async (text) => {
      const { palette, type } = setUp({
        pages: [],
        actions: [{ label: 'Log out', url: 'out', aliases: ['sign out'] }],
      });
      await type(text);
      expect(palette.state().selected).toBeNull();
      expect(palette.enter()).toBeNull();
    },
  );

  it.each(['log', 'out log', 'sign'])('chooses the action that %j names', async (text) => {
    const { palette, type } = setUp({ pages: [], actions: [{ label: 'Log out', url: 'out', aliases: ['sign out'] }] });
    await type(text);
    expect(palette.enter()?.url).toBe('out');
  });

  it('does not open an order that only starts with the number while the look-up is pending', async () => {
    const { palette, type, recents } = setUp({ lookUp: async () => [order(1000)], actionsOf: async () => [] });
    recents.record(order(10001));
    palette.setText('1000');
    expect(palette.state().selected).toBeNull();
    await type('1000');
    expect(palette.state().selected?.entry.url).toBe('/order/1000');
  });

  it('follows a first step to either end of the list when nothing is selected', async () => {
    const { palette, type } = setUp({
      pages: [],
      actions: [
        { label: 'Log out', url: 'out' },
        { label: 'Log in', url: 'in' },
      ],
    });
    await type('lot');
    expect(palette.state().selected).toBeNull();
    palette.move(-1);
    const last = palette.state().sections.at(-1)?.items.at(-1);
    expect(palette.state().selected?.key).toBe(last?.key);
    palette.move(1);
    expect(palette.state().selected?.key).toBe(palette.state().sections[0]?.items[0]?.key);
  });

  it('opens an order that starts with the number when the server has no exact one', async () => {
    const { palette, type } = setUp({ lookUp: async () => [order(10001)] });
    await type('1000');
    expect(palette.state().selected?.entry.url).toBe('/order/10001');
  });
});

it('a list of numbers shows each number’s own order once', async () => {
  const { type, shown } = setUp({
    lookUp: async (digits) => (digits === '1000' ? [order(1000), order(10001)] : [order(10001)]),
  });
  await type('1000 10001');
  expect(shown().orders).toEqual([order(1000).label, order(10001).label]);
});

describe('a list of numbers with a failed look-up', () => {
  const lookUp = async (digits: string) => {
    if (digits === '10002') throw new Error('503');
    return [order(digits)];
  };

  it('shows the other orders and the state failed', async () => {
    const { type, shown, palette } = setUp({ lookUp });
    await type('10001, 10002, 10003');
    expect(shown().orders).toEqual([order(10001).label, order(10003).label]);
    expect([palette.state().lookUp, palette.state().selected?.entry.url]).toEqual(['failed', '/order/10001']);
  });

  it('is looked up again completely when it is typed again', async () => {
    const asked: string[] = [];
    const { type, shown, palette } = setUp({
      lookUp: async (digits) => {
        asked.push(digits);
        if (asked.length === 2) throw new Error('503');
        return [order(digits)];
      },
    });
    await type('10001 10002');
    await type('10001 10002 ');
    expect(asked).toEqual(['10001', '10002', '10001', '10002']);
    expect([shown().orders, palette.state().lookUp]).toEqual([[order(10001).label, order(10002).label], 'idle']);
  });
});

it('actions on an order are omitted when the request throws synchronously', async () => {
  const actionsOf = () => {
    throw new Error('broken');
  };
  const { type, palette } = setUp({ actionsOf });
  await type('10001');
  expect(palette.state().lookUp).toBe('idle');
});
