// Prints the product's times next to their floors and budgets, and search next to libraries for the same job. The exit
// code is always 0.
import { createIndex } from '@boostdesk/search';
import { budgets } from './budgets.data.ts';
import { interleaved, ratioOf, type Timing } from './interleaved.ts';
import { entries } from './labels.ts';
import { openLive } from './live/open-live.ts';
import { measureLoad } from './load/load.ts';
import { openLongLists } from './pages/long-lists.ts';
import { openScreens } from './pages/screens.ts';
import { measureScale } from './scale/scale.ts';
import { createIndexBuilders, createTextContestants, floor, ours, searchAll } from './search.ts';
import { countCorrect, type Library, libraries } from './search-libraries.ts';
import { openOrders, REQUESTS } from './server/orders.ts';
import { openTestBed, type TestBed } from './server/test-bed.ts';

const ROUNDS = 7;
/** The slowest libraries take many seconds per round. */
const LIBRARY_ROUNDS = 3;

/** Each takes some seconds. */
const SCROLL_ROUNDS = 3;
/** CPU slowdown, and budget of the median frame in ms. */
const FRAMES = [
  [1, 16.7],
  [4, 33],
] as const;

/** Budget of the longest task during 10,000 events. */
const TASK_MAX_MS = 50;

const ms = (value: number | undefined): string => `${(value ?? Number.NaN).toFixed(1)} ms`;
const times = (own: number, base: number): string => (own / base).toFixed(2);

type Row = Readonly<Record<'what' | 'median' | 'slowest' | 'times' | 'budget' | 'more', string>>;
const rows: Row[] = [];

function add(
  what: string,
  own: Timing | undefined,
  base: Timing | undefined,
  { most, more = '' }: { readonly most?: number; readonly more?: string } = {},
): void {
  rows.push({
    what,
    median: ms(own?.median),
    slowest: ms(own?.p99),
    times: base === own ? '' : ratioOf(own, base).toFixed(2),
    budget: most === undefined ? '' : `${most}`,
    more,
  });
}

async function search(): Promise<void> {
  const index = createIndex(entries);
  const own: Library = {
    name: '@boostdesk/search',
    find: (text) => index.find(text).map(({ entry }) => entry.label),
  };
  const others = libraries();
  const right = new Map([own, ...others].map((library) => [library.name, `${countCorrect(library)}/20 right first`]));
  // All in one run, so that a temporary slowdown affects the floor too.
  const contestants = others.map(({ name, find }) => ({ name, run: searchAll(find) }));
  const [loop, mine, ...theirs] = await interleaved([floor(), ours(), ...contestants], LIBRARY_ROUNDS);
  add('search: loop over 100 000 labels, 20 texts', loop, loop);
  add(`search: ${mine?.name}`, mine, loop, { most: budgets.searchLoop.most, more: right.get(own.name) ?? '' });
  const texts = (await interleaved(createTextContestants(), ROUNDS)).toSorted((a, b) => a.median - b.median);
  const middle = texts[Math.floor(texts.length / 2)];
  const slowest = texts.at(-1);
  const most = budgets.searchSlowest.most;
  add(`search: its slowest text ('${slowest?.name}'), beside its middle one`, slowest, middle, { most });
  const [copies, built] = await interleaved(createIndexBuilders(), ROUNDS);
  add('search: to build, beside lower-case copies', built, copies, { most: budgets.searchBuild.most });
  for (const timing of theirs) add(`search: ${timing.name}`, timing, loop, { more: right.get(timing.name) ?? '' });
}

async function server(stand: TestBed): Promise<void> {
  const orders = await openOrders(stand);
  try {
    const [first, deep, bare] = await interleaved([orders.first, orders.deep, orders.floor], ROUNDS);
    const perSecond = (timing: Timing | undefined) =>
      `${Math.round((REQUESTS / (timing?.median ?? Number.NaN)) * 1000)} requests/s on ${stand.kind}`;
    add('server: bare Fastify, same SQL, 400 requests', bare, bare, { more: perSecond(bare) });
    add('server: orders list, page 1', first, bare, { most: budgets.ordersList.most, more: perSecond(first) });
    add('server: orders list, page 1 980 (beside page 1)', deep, first, {
      most: budgets.deepPage.most,
      more: perSecond(deep),
    });
  } finally {
    await orders.close();
  }
}

async function live(stand: TestBed): Promise<void> {
  const opened = await openLive(stand);
  try {
    const { burst, clients } = opened;
    const [heard, bare] = await interleaved([opened.ours, opened.floor], ROUNDS);
    const [routed, handled] = await interleaved([burst.ours, burst.floor], ROUNDS);
    const task = burst.longestTask();
    const crowd = `${clients} clients, 10 messages/s`;
    add('live: bare socket.io, p99', bare, bare, { more: crowd });
    add('live: chat message, p99', heard, bare, { most: budgets.broadcast.most, more: crowd });
    add('live: 10 000 events, bare handler', handled, handled, { more: `longest task ${ms(task.floor)}` });
    add('live: 10 000 events, our router', routed, handled, {
      most: budgets.router.most,
      more: `longest task ${ms(task.ours)} (wanted: ${TASK_MAX_MS} ms), ${burst.wrong().length} orders wrong`,
    });
  } finally {
    await opened.close();
  }
}

async function pages(stand: TestBed): Promise<void> {
  const screens = await openScreens(stand);
  try {
    const [plain, hello, orders] = await interleaved([screens.plain, screens.hello, screens.orders], ROUNDS);
    const { figure } = screens;
    const second = figure('second', 'useful');
    const paint = figure('first', 'firstPaint');
    add('page: plain HTML', plain, plain, { more: `first paint ${ms(figure('plain', 'firstPaint'))}` });
    add('page: React and a word', hello, hello, { more: `first paint ${ms(figure('hello', 'firstPaint'))}` });
    add('page: signed-in orders list, 50 rows', orders, hello, {
      most: budgets.ordersScreen.most,
      more: `layout shift ${figure('first', 'shift').toFixed(4)}`,
    });
    const same = { slowest: '' };
    rows.push({
      ...same,
      what: "page: its longest task, first visit and second (beside React's)",
      median: ms(screens.longest('orders')),
      times: times(screens.longest('orders'), screens.longest('hello')),
      budget: `${budgets.longestTask.most}`,
      more: `React and a word: ${ms(screens.longest('hello'))}`,
    });
    rows.push({
      ...same,
      what: 'page: its second visit',
      median: ms(second),
      times: times(second, figure('hello', 'useful')),
      budget: `${budgets.secondVisit.most}`,
      more: `the app itself, with all that comes late: ${ms(figure('second', 'settled'))}`,
    });
    rows.push({
      ...same,
      what: 'page: its first paint (beside plain HTML)',
      median: ms(paint),
      times: times(paint, figure('plain', 'firstPaint')),
      budget: `${budgets.shell.most}`,
      more: '',
    });
  } finally {
    await screens.close();
  }
}

async function longLists(): Promise<void> {
  const lists = await openLongLists();
  try {
    const [grid, list] = await interleaved([lists.grid, lists.list], ROUNDS);
    add('list: bare react-virtual, 100 000 rows', list, list);
    add('list: data grid, 100 000 rows', grid, list, { most: budgets.gridMount.most });
    for (const [rate, wanted] of FRAMES) {
      const [own, bare] = await interleaved(lists.scrolled(rate), SCROLL_ROUNDS);
      const speed = rate === 1 ? '' : `, processor ${rate} times slower`;
      add(`list: bare react-virtual, median frame while scrolled${speed}`, bare, bare);
      add(`list: data grid, median frame while scrolled${speed}`, own, bare, { more: `wanted: ${ms(wanted)}` });
    }
  } finally {
    await lists.close();
  }
}

if (process.argv[2] === 'load') {
  await measureLoad(Number(process.argv[3] ?? 5));
  process.exit(0);
}
if (process.argv[2] === 'scale') {
  await measureScale(Number(process.argv[3] ?? 1));
  process.exit(0);
}
await search();
await longLists();
const stand = await openTestBed();
try {
  await server(stand);
  await live(stand);
  await pages(stand);
} finally {
  await stand.close();
}
console.table(rows);
