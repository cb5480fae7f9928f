// One order from the alert on the board to the payout; each test continues the one before.
import { chatMessage, earnings, employees, favorite, order } from '@boostdesk/api-client/contract';
import { explainRevenueShare, serviceById, splitByPercent } from '@boostdesk/catalogs';
import { expect, type Locator, type Page } from '@playwright/test';
import { allowMissingProposal, grid, panel, rows } from '../support/areas.ts';
import { expectNoViolation } from '../support/axe.ts';
import { call, leagueChoice, placeOrder, send, siegeChoice } from '../support/calls.ts';
import {
  chatLog,
  choose,
  dismissToasts,
  rememberDocument,
  select,
  sendMessage,
  status,
  synchronizeCalls,
  toast,
} from '../support/pages.ts';
import { createPeople, type People, type Person } from '../support/people.ts';
import { soundsOf } from '../support/sounds.ts';
import { serverTest as test } from '../support/worker-server.ts';

test.describe.configure({ mode: 'serial' });

const login = 'robin-plays';
const password = 'correct horse 9';

let people: People;
let customer: Person;
/** Boosters: League and Wild Rift; all games; Rainbow Six only. */
let kaito: Person;
let nova: Person;
let brakka: Person;
/** The booster who got the order. */
let winner: Person;
let id: number;

test.beforeAll(async ({ browser }) => {
  people = createPeople(browser);
  customer = await people.customer();
  kaito = await people.demo('Kaito');
  nova = await people.demo('Nova');
  brakka = await people.demo('Brakka');
});
// biome-ignore lint/correctness/noEmptyPattern: no fixture is needed, and what is told of the test comes second
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus) await people.printPageLog(info.title);
  people.errors.assert();
});
test.afterAll(() => people.close());

const lookButton = (page: Page): Locator => page.getByRole('button', { name: 'Show Login for 30 s' });
const openDialog = (page: Page): Locator => page.getByRole('dialog');

// @spec 2.10-11, 6.0-17, 8.2-3
test('a new order alerts the boosters whose games match, and no other booster', { tag: '@main' }, async () => {
  for (const booster of [kaito, brakka]) await booster.enterLive('/orders?view=board');
  await expect(kaito.page.getByRole('table', { name: 'Orders' })).toBeVisible();
  const checkKaito = await rememberDocument(kaito.page);
  const row = (page: Page) => page.getByRole('row', { name: new RegExp(`#${id}\\b`) });

  const placed = await placeOrder(customer.token, { ...leagueChoice, details: { spellOrder: 'Flash on F' } });
  id = placed.id;
  await expect(toast(kaito.page, 'New order')).toContainText(`${placed.purchase} [PC EUW]`);
  await expect(row(kaito.page)).toBeVisible();
  expect(await soundsOf(kaito.page)).toEqual(['/sounds/neworder.mp3']);
  await checkKaito();

  // Events are in order: an event of the first order would have arrived before the second.
  const siege = await placeOrder(customer.token, siegeChoice);
  await expect(toast(brakka.page, 'New order')).toContainText(siege.purchase);
  await expect(brakka.page.getByRole('alertdialog')).toHaveCount(1);
  await expect(row(brakka.page)).toHaveCount(0);
  expect(await soundsOf(brakka.page)).toEqual(['/sounds/neworder.mp3']);
  // The order has account details; without them, signing in would redirect to it.
  await call(order.saveCredentials, { id: siege.id, login, password }, customer.token);
});

// @spec 0.0-2
test('of two boosters who lock in at once one gets the order, and the other is told who was faster and when', {
  tag: '@main',
}, async () => {
  await call(order.saveCredentials, { id, login, password }, customer.token);
  await customer.enterLive(`/order/${id}`);
  await expect(status(customer.page, 'Awaiting for booster')).toBeVisible();
  const checkCustomer = await rememberDocument(customer.page);

  await test.step('both boosters open the order, without its account details', async () => {
    await toast(kaito.page, 'New order').getByRole('button', { name: 'Open order' }).click();
    await expect(kaito.page).toHaveURL(`/order/${id}`);
    await expect(lookButton(kaito.page)).toBeDisabled();
    await expect(kaito.page.getByText('Available once you lock in the order.')).toBeVisible();
    expect((await send(order.revealCredentials, { id }, kaito.token)).status).toBe(409);
    await nova.enterLive(`/order/${id}`);
    await expect(kaito.page.getByText('Nova is also viewing this order')).toBeVisible();
  });

  await test.step('both lock in', async () => {
    const path = order.lockIn.path;
    await synchronizeCalls([kaito.page, nova.page], path);
    const answers = [kaito, nova].map(async (booster) => {
      const answer = booster.page.waitForResponse((response) => response.url().endsWith(path));
      await booster.page.getByRole('button', { name: 'Lock in', exact: true }).click();
      return { booster, status: (await answer).status() };
    });
    const [first, second] = (await Promise.all(answers)).toSorted((one, other) => one.status - other.status);
    expect([first?.status, second?.status]).toEqual([200, 409]);
    winner = first?.booster ?? kaito;
    const loser = second?.booster ?? nova;
    await expect(status(winner.page, 'Processing')).toBeVisible();
    await expect(toast(loser.page, 'Already locked in')).toContainText(
      new RegExp(`${winner.name} locked in this order at \\d?\\d:\\d\\d:\\d\\d\\s[AP]M\\.`),
    );
    await expect(loser.page).toHaveURL(/\/orders\?view=board$/);
    people.errors.expectRefusal({ status: 409, path, reason: 'the other was faster' });
    people.errors.expectRefusal({ status: 404, path: order.get.path, reason: 'the order left the loser’s board' });
  });

  await test.step('the customer sees the booster without a reload', async () => {
    await expect(status(customer.page, 'Processing')).toBeVisible();
    await expect(chatLog(customer.page)).toContainText(`${winner.name} locked in the order`);
    await checkCustomer();
  });
});

test('a customer sees that the booster looked at the account details', { tag: '@main' }, async () => {
  await lookButton(winner.page).click();
  await expect(winner.page.getByText(login, { exact: true })).toBeVisible();
  await expect(winner.page.getByText(password, { exact: true })).toHaveCount(0);
  await expect(customer.page.getByText(`${winner.name} viewed these details 1 time`)).toBeVisible();
  await expect(customer.page.getByRole('region', { name: 'Timeline' })).toContainText(
    `${winner.name} viewed the account details for 30 seconds`,
  );
});

// @spec 1.0-5, 2.7-2, 2.10-11, 4.4-1, 4.4-2, 8.2-5, 9.0-8
test('unread chat messages are counted and listed live, and can be marked as read and as unread', {
  tag: '@main',
}, async () => {
  const { page } = winner;
  await sendMessage(customer.page, 'Hello, when do you start?');
  await expect(chatLog(page).getByText('Hello, when do you start?')).toHaveCount(1);
  await sendMessage(page, 'Tonight at eight.');
  await expect(chatLog(customer.page).getByText('Tonight at eight.')).toHaveCount(1);
  // Each page shows that the other side has read everything before the count begins.
  for (const one of [page, customer.page]) await expect(chatLog(one).getByText('Seen').last()).toBeVisible();
  const { unreadMsg } = await call(chatMessage.getMessageList, { offset: 0 }, winner.token);
  const before = unreadMsg.length;

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  const menu = page.getByRole('button', { name: /^Messages/ });
  const name = (count: number) => (count === 0 ? 'Messages' : `Messages, ${count} unread`);
  const long = 'Please play the jungle only on weekends, the rest is up to you.';
  await sendMessage(customer.page, 'One more thing.');
  await sendMessage(customer.page, long);
  await expect(toast(page, 'New message').first()).toContainText(`New message received on order ${id}`);
  await expect(page.getByRole('button', { name: name(before + 2), exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`(${before + 2}) Boostdesk`);
  expect(await soundsOf(page)).toContain('/sounds/newmessage.mp4');

  await menu.click();
  const list = page.getByRole('dialog', { name: 'Messages' });
  // Other orders have messages with the same text.
  const item = list
    .getByRole('listitem')
    .filter({ hasText: `${long.slice(0, 30)}…`, has: page.locator(`a[href^="/order/${id}?"]`) });
  await item.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByRole('button', { name: name(before + 1), exact: true })).toBeAttached();
  await item.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByRole('button', { name: name(before + 2), exact: true })).toBeAttached();
  await item.getByRole('link').click();
  await expect(chatLog(page).getByText(long)).toBeInViewport();
  await expect(page.getByRole('button', { name: name(before), exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(before === 0 ? `^Order #${id}` : `^\\(${before}\\) Order #${id}`));
});

interface Logged {
  readonly rank: string;
  /** Result of the single match that led there; omitted for several matches. */
  readonly match?: 'Won';
}

const log = async (page: Page, { rank, match }: Logged, fill: (dialog: Locator) => Promise<unknown>) => {
  await page.getByRole('button', { name: 'Log progress' }).click();
  const dialog = openDialog(page);
  if (match !== undefined) await choose(dialog, 'Match', match);
  await select(page, dialog, 'Current rank', rank);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Log progress' }).click();
  await expect(dialog).toHaveCount(0);
};

// @spec 1.0-2
test('logged progress moves the ladder of the customer, and an order below its target cannot be completed', {
  tag: '@main',
}, async () => {
  const complete = winner.page.getByRole('button', { name: 'Complete', exact: true });
  const ladder = (page: Page) => page.getByRole('img', { name: /percent: now/ });
  await expect(ladder(customer.page)).toHaveAccessibleName('0 percent: now Gold IV, 0 LP');
  await log(winner.page, { rank: 'Gold II', match: 'Won' }, async (dialog) => {
    await dialog.getByRole('textbox', { name: 'LP', exact: true }).fill('40');
    await dialog.getByLabel('Note').fill('Three in a row');
  });
  await expect(ladder(customer.page)).toHaveAccessibleName(/^[1-9]\d* percent: now Gold II, 40 LP$/);
  await expect(customer.page.getByText('Match won')).toBeVisible();
  await expect(winner.page.getByText('Remaining: 4 ranks to Platinum II.')).toBeVisible();
  await expect(complete).toBeDisabled();
  const proof = { note: 'Gold II is near enough.' };
  expect((await send(order.complete, { id, proof }, winner.token)).status).toBe(409);
});

// @spec 4.6-1
test('a customer is notified of a pause, which hides the account details, and rates the completed order', {
  tag: '@main',
}, async () => {
  await dismissToasts(customer.page);
  // @spec 8.2-1
  await test.step('pause', async () => {
    await winner.page.getByRole('button', { name: 'Pause', exact: true }).click();
    const dialog = openDialog(winner.page);
    await dialog.getByLabel('Reason').fill('Dinner');
    await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(toast(customer.page, 'Pause')).toContainText(`Order ${id} has been paused`);
    await expect(toast(customer.page, 'Pause')).toHaveCount(1);
    await expect(status(customer.page, 'Paused')).toBeVisible();
    // The reason is shown above the order, and again in the timeline.
    await expect(customer.page.getByText('“Dinner”').first()).toBeVisible();
    await expect(winner.page.getByText('Hidden while the order is paused.')).toBeVisible();
    await expect(lookButton(winner.page)).toBeDisabled();
    await expect(winner.page.getByText(login, { exact: true })).toHaveCount(0);
    expect((await send(order.revealCredentials, { id }, winner.token)).status).toBe(409);
  });

  // @spec 8.2-2
  await test.step('unpause', async () => {
    await winner.page.getByRole('button', { name: 'Unpause' }).click();
    await expect(toast(customer.page, 'Unpause')).toContainText('has been unpaused');
    await expect(status(customer.page, 'Processing')).toBeVisible();
  });

  await test.step('reach the target', async () => {
    await log(winner.page, { rank: 'Platinum II' }, (dialog) => dialog.getByLabel('Note').fill('There it is'));
    await expect(winner.page.getByText('Target reached. Complete the order with proof.')).toBeVisible();
  });

  await test.step('complete', async () => {
    await winner.page.getByRole('button', { name: 'Complete', exact: true }).click();
    const dialog = openDialog(winner.page);
    await expect(dialog.getByRole('button', { name: 'Complete', exact: true })).toBeDisabled();
    await dialog.getByLabel('Proof').fill('Platinum II reached, 12 of 15 won.');
    await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(status(customer.page, 'Complete')).toBeVisible();
    await expect(customer.page.getByRole('region', { name: 'Outcome' })).toContainText(
      'Platinum II reached, 12 of 15 won.',
    );
  });

  await test.step('rate, from the link on the home page', async () => {
    await customer.page.getByRole('link', { name: 'Home', exact: true }).click();
    const next = customer.page.getByRole('region', { name: 'Next steps' });
    await expect(next).toContainText(`Rate order #${id}`);
    await next.getByRole('link', { name: 'Rate' }).click();
    await customer.page.getByRole('button', { name: 'Rate' }).click();
    const dialog = openDialog(customer.page);
    await dialog.getByRole('radio', { name: '5 out of 5' }).check({ force: true });
    await dialog.getByLabel('Your review').fill('Fast and friendly.');
    await dialog.getByRole('button', { name: 'Submit review' }).click();
    await expect(winner.page.getByRole('img', { name: '5 out of 5' })).toBeVisible();
    await expect(winner.page.getByText('Fast and friendly.')).toBeVisible();
  });

  await test.step('tip, which the review leads to', async () => {
    const dialog = customer.page.getByRole('dialog', { name: `Tip ${winner.name}` });
    await expect(dialog).toContainText(`${winner.name} gets the whole amount.`);
    await dialog.getByText('Other amount').click();
    await dialog.getByLabel('Your amount').fill('7.50');
    await dialog.getByLabel('Card number').fill('4242 4242 4242 4242');
    await dialog.getByRole('button', { name: 'Tip $7.50' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(customer.page.getByText('You tipped $7.50', { exact: true })).toBeVisible();
    await expect(winner.page.getByText(`${customer.name} tipped $7.50`)).toBeVisible();
    const { tips } = await call(earnings.getMine, {}, winner.token);
    expect(tips.filter(({ order: of }) => of === id)).toMatchObject([{ amount: 750, state: 'open' }]);
  });

  await test.step('favourite, who is offered the next order first', async () => {
    const card = customer.page.getByRole('region', { name: 'Preferred boosters' });
    await expect(card).toContainText('Your preferred boosters are offered your next order first, for 15 minutes.');
    await card.getByRole('button', { name: `Add ${winner.name} to preferred boosters` }).click();
    await expect(card).toContainText(`${winner.name} is one of your preferred boosters.`);
    expect(await call(favorite.getList, {}, customer.token)).toMatchObject([{ name: winner.name }]);
    const next = await placeOrder(customer.token);
    await expect(toast(winner.page, 'New order')).toContainText(next.purchase);
    await dismissToasts(winner.page);
    const other = winner === kaito ? nova : kaito;
    const refused = await send(order.lockIn, { id: next.id }, other.token);
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('preferred boosters')]);
    await winner.enterLive('/orders?view=board');
    const row = winner.page.getByRole('row', { name: new RegExp(`#${next.id}\\b`) });
    await expect(row).toContainText('You’re a preferred booster');
    await row.getByRole('link', { name: `Lock in order ${next.id}` }).click();
    await expect(winner.page.getByText('You’re a preferred booster of this customer.')).toBeVisible();
    const shown = await customer.context.newPage();
    await shown.goto(new URL(`/order/${next.id}`, customer.page.url()).href);
    await expect(shown.getByText(/^Offered first to your preferred boosters until \d/)).toBeVisible();
    await expectNoViolation(shown, 'an order that is offered first', 'dark');
    await shown.close();
  });

  await test.step('order again, from the reached rank and with its details', async () => {
    const again = customer.page.getByRole('link', { name: 'Order again' });
    const address = new URL((await again.getAttribute('href')) ?? '');
    expect(address.pathname).toBe('/lol-elo-boost');
    const { progress } = (await call(order.get, { id }, customer.token)).order;
    expect(Number(address.searchParams.get('from'))).toBe(progress.kind === 'rank' ? progress.target : null);
    const site = await customer.context.newPage();
    await site.goto(address.href);
    await expect(site.getByRole('main')).toContainText('Platinum II');
    await expect(site.getByRole('main')).toContainText('Flash on F');
    await site.close();
  });
});

// @spec 0.0-3
test('an admin pays out what an order earned, and the books stay balanced', { tag: '@main' }, async () => {
  const { page, ...admin } = await people.demo('Sara');
  await winner.page.getByRole('link', { name: 'Home', exact: true }).click();
  const earned = winner.page.getByRole('region', { name: 'Recent earnings' });
  const { items } = await call(employees.calls.getPage, { text: winner.name }, admin.token);
  const holder = items.find(({ user }) => user.name === winner.name);
  if (holder === undefined) throw new Error(`${winner.name} is no employee.`);
  const { percent } = explainRevenueShare(holder, serviceById(1));
  const { order: done } = await call(order.get, { id }, admin.token);
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  await expect(earned.getByText(`#${id} · ${percent}% share`)).toBeVisible();

  await test.step('the order shows its earning and how it was calculated', async () => {
    await admin.enterLive(`/order/${id}`);
    const share = page.getByRole('region', { name: 'Share breakdown' });
    await expect(share.getByText(`Booster’s share: ${percent}% of ${dollars(done.price.amount)}`)).toBeVisible();
    await expect(
      share.getByText(dollars(splitByPercent(done.price.amount, percent).part), { exact: true }),
    ).toBeVisible();
    const earningsCard = page.getByRole('region', { name: 'Earnings', exact: true });
    await expect(earningsCard.getByText(`Earned by ${winner.name}`)).toBeVisible();
    await expect(earningsCard.getByText('Not yet proposed')).toBeVisible();
  });

  await test.step('its site log', async () => {
    await page.getByRole('link', { name: 'Site log', exact: true }).click();
    await expect(page).toHaveURL(`/admin/sitelogs?order=${id}`);
    const log = grid(page, 'Site logs');
    const entries = ['Locked in the order', 'Viewed the account details', 'Paused the order', 'Completed the order'];
    for (const action of [...entries, 'Rated the order', 'Tipped the booster']) {
      await expect(log.getByRole('row').filter({ hasText: action }).first()).toBeVisible();
    }
    await expect(log).not.toContainText(login);
  });

  await test.step('propose and pay', async () => {
    // The button's name includes the number of waiting payouts once it is known.
    await page.getByRole('link', { name: /^Payouts( \d+ pending)?$/ }).click();
    await page.getByRole('button', { name: 'New payout' }).click();
    const propose = page.getByRole('button', { name: `Propose payout to ${winner.name} in USD` });
    const rest = page.getByRole('button', { name: /^Show all/ });
    await expect(propose.or(rest).first()).toBeVisible();
    if (!(await propose.isVisible())) await rest.click();
    await propose.click();
    const shown = page.getByRole('alertdialog', { name: `Propose payout to ${winner.name}` });
    await shown.getByRole('button', { name: 'Propose', exact: true }).click();
    const side = panel(page, new RegExp(`^Payout #\\d+ to ${winner.name}$`));
    // The earning and the tip.
    await expect(side.getByRole('link', { name: `#${id}` })).toHaveCount(2);
    await expect(side.getByText('$7.50')).toBeVisible();
    allowMissingProposal(people);
    await side.getByRole('button', { name: 'Withdraw proposal' }).click();
    await expect(side).toHaveCount(0);
    await page.getByRole('button', { name: 'New payout' }).click();
    await expect(propose.or(rest).first()).toBeVisible();
    if (!(await propose.isVisible())) await rest.click();
    await propose.click();
    await shown.getByRole('button', { name: 'Propose', exact: true }).click();
    await side.getByRole('button', { name: /^Pay/ }).click();
    const question = page.getByRole('alertdialog', { name: new RegExp(`^Pay \\$[\\d.,]+ to ${winner.name}\\?$`) });
    await question.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(side.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    const first = rows(page, 'Payouts').nth(1);
    await expect(first).toContainText(winner.name);
    await expect(first).toContainText('Paid');
    await page.getByRole('button', { name: 'New payout' }).click();
    await expect(panel(page, 'New payout')).toBeVisible();
    await expect(propose).toHaveCount(0);
    await panel(page, 'New payout').getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the ledger sums to zero', async () => {
    await expect(page.getByText('Ledger balanced', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show ledger' }).click();
    const books = page.getByRole('region', { name: /^Ledger \(/ });
    await expect(books.first()).toBeVisible();
    for (const book of await books.all()) await expect(book.getByText('Balanced', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Ledger (USD)' }).getByText('$0.00', { exact: true }).last(),
    ).toBeVisible();
  });

  await test.step('the booster sees the paid payout without a reload', async () => {
    await expect(earned.getByText(new RegExp(`#${id} · \\d+% share · paid$`))).toBeVisible();
  });
});
