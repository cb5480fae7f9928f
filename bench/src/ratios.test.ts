// Time as ratios to a floor of the same run: the only times that fail a build, at 1.25 times their budget.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Budget, budgets, SHIFT_MAX, SLACK } from './budgets.data.ts';
import { interleaved, ratioOf } from './interleaved.ts';
import { openLive } from './live/open-live.ts';
import { openLongLists } from './pages/long-lists.ts';
import { openScreens } from './pages/screens.ts';
import { floor, ours, wrongAnswers } from './search.ts';
import { openOrders } from './server/orders.ts';
import { openStand, type Stand } from './server/stand.ts';

const ROUNDS = 7;
/** A mount is over in a few frames, and may just miss one. */
const MOUNTS = 15;

function within(budget: Budget, ratio: number): void {
  const entry = budgets[budget];
  const held = 'held' in entry ? entry.held : entry.most;
  const found = `${entry.title}: ${ratio.toFixed(2)} times; the budget is ${entry.most}, held at ${held}`;
  process.stdout.write(`${found}\n`);
  assert.ok(ratio <= held * SLACK, found);
}

describe('search', () => {
  test('each text finds its label first', () => assert.deepEqual(wrongAnswers(), []));
  test(budgets.searchLoop.title, async () => {
    const [own, loop] = await interleaved([ours(), floor()], ROUNDS);
    within('searchLoop', ratioOf(own, loop));
  });
});

test(budgets.gridMount.title, async () => {
  const lists = await openLongLists();
  try {
    const [grid, list] = await interleaved([lists.grid, lists.list], MOUNTS);
    within('gridMount', ratioOf(grid, list));
  } finally {
    await lists.close();
  }
});

describe('the product beside its floors', () => {
  let stand: Stand;
  before(async () => {
    stand = await openStand();
  });
  after(() => stand.close());

  test('orders list of the server', async (t) => {
    const orders = await openOrders(stand);
    try {
      const [first, deep, bare] = await interleaved([orders.first, orders.deep, orders.floor], ROUNDS);
      await t.test(budgets.ordersList.title, () => within('ordersList', ratioOf(first, bare)));
      await t.test(budgets.deepPage.title, () => within('deepPage', ratioOf(deep, first)));
    } finally {
      await orders.close();
    }
  });

  test('live', async (t) => {
    const live = await openLive(stand);
    try {
      const { burst } = live;
      const [heard, bare] = await interleaved([live.ours, live.floor], ROUNDS);
      const [routed, handled] = await interleaved([burst.ours, burst.floor], ROUNDS);
      await t.test(budgets.broadcast.title, () => within('broadcast', ratioOf(heard, bare)));
      await t.test(budgets.router.title, () => within('router', ratioOf(routed, handled)));
      await t.test('after 10 000 events at once every order is as the last one said', () =>
        assert.deepEqual(burst.wrong(), []),
      );
    } finally {
      await live.close();
    }
  });

  test('orders list in the browser', async (t) => {
    const screens = await openScreens(stand);
    try {
      await interleaved([screens.plain, screens.hello, screens.orders], ROUNDS);
      const { figure } = screens;
      const hello = figure('hello', 'useful');
      await t.test(budgets.ordersScreen.title, () => within('ordersScreen', figure('first', 'useful') / hello));
      await t.test(budgets.secondVisit.title, () => within('secondVisit', figure('second', 'useful') / hello));
      await t.test(budgets.shell.title, () =>
        within('shell', figure('first', 'firstPaint') / figure('plain', 'firstPaint')),
      );
      await t.test(budgets.longestTask.title, () => {
        within('longestTask', screens.longest('orders') / screens.longest('hello'));
      });
      await t.test('nothing moves after it was shown', () => {
        const shift = Math.max(figure('first', 'shift'), figure('second', 'shift'));
        assert.ok(shift <= SHIFT_MAX, `layout shift ${shift}`);
      });
    } finally {
      await screens.close();
    }
  });
});
