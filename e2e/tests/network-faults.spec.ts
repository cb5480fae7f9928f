// Network faults: a proxy between browser and server delays, breaks or drops responses (SPEC §7 and §8).
import { event, notification, order, settings } from '@boostdesk/api-client/contract';
import { expect, type Page, type WebSocket } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { call, leagueChoice, placeOrder } from '../support/calls.ts';
import type { FaultyProxy } from '../support/faulty-proxy.ts';
import { proxiedTest as test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, rememberDocument, sendMessage, signIn, status, toast } from '../support/pages.ts';
import type { People, Person } from '../support/people.ts';

const EVERY_CALL = /^\/api\//;
const LINE = /^\/socket\.io\//;
/** Engine.IO's packet type of an upgrade, which ends the polling. */
const UPGRADE_FRAME = '5';
const WEBSOCKET = /^\/socket\.io\/.*transport=websocket/;

const go = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Message/ });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const notices = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const offline = (page: Page) => page.getByText('You’re offline.', { exact: true });

/** A customer with an order and its notifications, at their profile. */
async function openProfile(people: People): Promise<Person & { readonly id: number }> {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  await customer.enterLive('/profile');
  await dismissToasts(customer.page);
  return { ...customer, id };
}

/** A running order, with its customer and booster at its page, connected. */
async function openChat(customer: Person, booster: Person): Promise<number> {
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin', password: 'of-the-game' }, customer.token);
  await call(order.lockIn, { id }, booster.token);
  for (const { enterLive, page } of [customer, booster]) {
    await enterLive(`/order/${id}`);
    await expect(messageBox(page)).toBeVisible();
    await dismissToasts(page);
  }
  return id;
}

test('slow answers: the list shows a placeholder until its rows come, and a button that is pressed twice calls once', {
  tag: '@nightly',
}, async ({ behind, server }) => {
  const { page, id } = await openProfile(behind);
  const letRowsGo = server.hold(order.getList.path);
  await go(page, 'Orders');
  await expect(heading(page, 'Orders')).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  letRowsGo();
  await expect(page.getByRole('main').getByText(`#${id}`).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

  const letClearingGo = server.hold(notification.clearNotifications.path);
  await bell(page).click();
  await notices(page).getByRole('button', { name: 'Clear' }).dblclick();
  await expect(notices(page)).toHaveCount(0);
  letClearingGo();
  await expect(toast(page, 'Success')).toContainText('Notifications successfully cleared.');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  expect(server.count(notification.clearNotifications.path)).toBe(1);
});

/** Five tabs whose calls all get `code`: each tab leaves once, and the drafts are back after signing in again. */
async function endSessionOfFiveTabs(code: 400 | 401, behind: People, server: FaultyProxy): Promise<void> {
  const person = await openProfile(behind);
  const { context, page: first, id, token } = person;
  await first.goto(`${dashboardUrl}/order/${id}`);
  await messageBox(first).fill('Not sent yet');
  const paths = [`/order/${id}`, '/profile', '/', '/orders', '/alerts'];
  const tabs = [first];
  for (const path of paths.slice(1)) {
    const tab = await context.newPage();
    const joined = tab.waitForResponse((response) => response.url().endsWith(event.getSince.path));
    await tab.goto(path);
    await joined;
    tabs.push(tab);
  }
  let asked = 0;
  const left: string[] = [];
  const ways: string[] = [];
  for (const [place, tab] of tabs.entries()) {
    tab.on('request', (request) => {
      if (request.url().startsWith(`${dashboardUrl}/api/`)) asked += 1;
      if (request.isNavigationRequest() && request.url().startsWith(siteUrl)) ways.push(paths[place] ?? '');
    });
    // A tab that leaves slowly is redirected again, which cancels the first navigation.
    tab.on('domcontentloaded', () => {
      if (tab.url().startsWith(siteUrl)) left.push(paths[place] ?? '');
    });
  }

  // Each event makes every tab refetch its queries.
  const release = server.hold(EVERY_CALL);
  for (let change = 0; change < 11; change += 1) {
    const theme = change % 2 === 0 ? 'dark' : 'light';
    await call(settings.saveAppearance, { theme, density: 'comfortable', motion: 'reduced' }, token);
  }
  await expect.poll(() => asked).toBeGreaterThanOrEqual(50);
  behind.errors.expectEnd();
  behind.errors.expectRefusal({ status: code, path: '', reason: 'the server misbehaves' });
  const behave = server.addFault(EVERY_CALL, { kind: 'answer', status: code, body: 'ID' });
  release();

  for (const [place, tab] of tabs.entries()) {
    const from = encodeURIComponent(paths[place] ?? '');
    await expect(tab).toHaveURL(`${siteUrl}/logout?redirect=${from}&reason=ended`);
    await expect(tab.getByRole('heading', { name: 'Your session has ended' })).toHaveCount(1);
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
  expect(left.toSorted()).toEqual(paths.toSorted());
  // Once, plus one for each timed repeat of a slow redirect; not once per call.
  for (const path of paths) expect(ways.filter((one) => one === path).length).toBeLessThanOrEqual(4);
  behave();

  await first.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await signIn(first, person);
  await expect(first).toHaveURL(new RegExp(`^${dashboardUrl}/order/${id}`));
  await expect(messageBox(first)).toHaveValue('Not sent yet');
}

// @spec 4.2-6, 8.0-2
test('401 on fifty calls in five tabs ends the session once, and signing in again restores the draft', async ({
  behind,
  server,
}) => {
  await endSessionOfFiveTabs(401, behind, server);
});

test('400 on fifty calls in five tabs ends the session once, and signing in again restores the draft', {
  tag: '@nightly',
}, async ({ behind, server }) => {
  await endSessionOfFiveTabs(400, behind, server);
});

// @spec 8.0-3
test('403 with the bare word Forbidden leads home without a reload', { tag: '@nightly' }, async ({
  behind,
  server,
}) => {
  const { page, id } = await openProfile(behind);
  const isSame = await rememberDocument(page);
  behind.errors.expectRefusal({ status: 403, path: order.getList.path, reason: 'the server misbehaves' });
  const behave = server.addFault(order.getList.path, { kind: 'answer', status: 403, body: 'Forbidden' });
  await go(page, 'Orders');
  await expect(page).toHaveURL('/');
  behave();
  await go(page, 'Orders');
  await expect(page.getByRole('main').getByText(`#${id}`).first()).toBeVisible();
  await isSame();
});

// @spec 8.0-1
test('500 with an HTML body is shown as text in the toast, and the list can be retried', { tag: '@nightly' }, async ({
  behind,
  server,
}) => {
  const { page, id } = await openProfile(behind);
  const html = `<!doctype html><html><body><h1>Bad Gateway</h1><script>document.title='taken'</script>${'x'.repeat(5_000)}</body></html>`;
  const broken = { kind: 'answer', status: 500, body: html, type: 'text/html' } as const;
  behind.errors.expectRefusal({ status: 500, path: '', reason: 'the server misbehaves' });

  const clears = server.addFault(notification.clearNotifications.path, broken);
  await bell(page).click();
  await notices(page).getByRole('button', { name: 'Clear' }).click();
  const said = toast(page, 'Error Code: 500');
  await expect(said).toContainText('Message: ');
  expect(((await said.textContent()) ?? '').length).toBeLessThan(400);
  await expect(page.getByRole('heading', { name: 'Bad Gateway' })).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
  // The list was not cleared by the failed call.
  await bell(page).click();
  await expect(notices(page).getByRole('listitem').first()).toBeVisible();
  clears();
  await page.keyboard.press('Escape');

  const lists = server.addFault(order.getList.path, broken);
  await go(page, 'Orders');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('main').getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('<');
  lists();
  await retry.click();
  await expect(page.getByRole('main').getByText(`#${id}`).first()).toBeVisible();
});

// @spec 8.0-5
test('a call without an answer fails as a Timeout Exception after a minute and can be retried', {
  tag: '@nightly',
}, async ({ behind, server }) => {
  const customer = await behind.customer();
  await placeOrder(customer.token);
  const { page } = customer;
  await page.clock.install();
  await customer.enterLive('/profile');
  await dismissToasts(page);
  const behave = server.addFault(notification.clearNotifications.path, { kind: 'hang' });
  await bell(page).click();
  const clear = notices(page).getByRole('button', { name: 'Clear' });
  await clear.click();
  await expect.poll(() => server.count(notification.clearNotifications.path)).toBe(1);
  await page.clock.runFor(60_000);
  await expect(toast(page, 'Error Code: 0')).toContainText('Message: Timeout Exception');
  await bell(page).click();
  await expect(notices(page).getByRole('listitem').first()).toBeVisible();
  behave();
  await clear.click();
  await expect(toast(page, 'Success')).toContainText('Notifications successfully cleared.');
});

test('an answer that is truncated, of another shape or empty fails its list alone, which can be retried', {
  tag: '@nightly',
}, async ({ behind, server }) => {
  const { page, id } = await openProfile(behind);
  for (const body of ['{"items":[{"id":', '{"items":[{"id":"seven","status":{}}],"next":7}', '']) {
    await test.step(body === '' ? 'empty' : body, async () => {
      await page.goto('/profile');
      const broken = { kind: 'answer', status: 200, body, type: 'application/json' } as const;
      const behave = server.addFault(order.getList.path, broken);
      await go(page, 'Orders');
      const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('main').getByText('Something went wrong. Try again.')).toBeVisible();
      await expect(heading(page, 'Orders')).toBeVisible();
      await bell(page).click();
      await expect(notices(page).getByRole('listitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      behave();
      await retry.click();
      await expect(page.getByRole('main').getByText(`#${id}`).first()).toBeVisible();
    });
  }
});

/** Returns a function that counts how often the banner has appeared. */
async function countBanners(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const seen = { count: 0, is: false };
    const look = () => {
      const is = [...document.querySelectorAll('b')].some(({ textContent }) => textContent === 'You’re offline.');
      if (is && !seen.is) seen.count += 1;
      seen.is = is;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  return () => count.evaluate((seen) => seen.count);
}

// @spec 7.1-3
test('a disconnect shows the offline banner only when it lasts, and no chat message is lost or duplicated', {
  tag: '@main',
}, async ({ behind, people, server }) => {
  const customer = await behind.customer();
  const booster = await people.demo('Nova');
  behind.errors.expectOffline();
  const { page } = customer;
  const { clock } = page;
  let line: WebSocket | undefined;
  page.on('websocket', (opened) => {
    // Before this frame the connection still polls; cut then, only the heartbeat notices it, by the paused clock.
    opened.on('framesent', ({ payload }) => {
      if (payload === UPGRADE_FRAME) line = opened;
    });
  });
  await clock.install();
  await openChat(customer, booster);
  await clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const banners = await countBanners(page);
  const caughtUp = () => page.waitForResponse((response) => response.url().endsWith(event.getSince.path));

  /** Advances the fake clock in steps until the condition holds. */
  const until = (isSo: () => Promise<boolean>, ms = 100) =>
    expect.poll(async () => clock.runFor(ms).then(isSo), { intervals: [10] }).toBe(true);
  const hasMessage = async (place: Page, text: string) => (await chatLog(place).getByText(text).count()) > 0;

  /** Resolves once the page has noticed the disconnect. */
  const disconnect = async () => {
    await until(async () => !(line?.isClosed() ?? true) && server.websockets() === 1);
    const closed = line?.waitForEvent('close');
    server.cut();
    await closed;
  };

  for (const round of [1, 2, 3]) {
    const text = `Said during short break ${round}`;
    const isBack = caughtUp();
    await disconnect();
    await sendMessage(booster.page, text);
    // The client reconnects within 1.5 s, before the banner would appear. The clock waits for the response.
    await clock.runFor(1_600);
    await isBack;
    await until(() => hasMessage(page, text));
    await clock.runFor(3_000);
    expect(await banners()).toBe(0);
  }

  const behave = server.addFault(LINE, { kind: 'drop' });
  await disconnect();
  await sendMessage(booster.page, 'Said during a long break');
  await until(() => offline(page).isVisible());
  // Many reconnects fail meanwhile.
  for (let second = 0; second < 30; second += 1) await clock.runFor(1_000);
  await expect(offline(page)).toBeVisible();
  await sendMessage(page, 'Written during a long break');
  behave();
  await until(() => offline(page).isHidden(), 500);
  for (const text of ['Said during a long break', 'Written during a long break']) {
    await until(() => hasMessage(page, text));
    await expect(chatLog(booster.page).getByText(text)).toHaveCount(1);
  }
  // A duplicate would be above the message that is written now.
  await sendMessage(page, 'Back again');
  await until(() => hasMessage(page, 'Back again'));
  for (const round of [1, 2, 3])
    await expect(chatLog(page).getByText(`Said during short break ${round}`)).toHaveCount(1);
  for (const text of ['Said during a long break', 'Written during a long break']) {
    await expect(chatLog(page).getByText(text)).toHaveCount(1);
    await expect(chatLog(booster.page).getByText(text)).toHaveCount(1);
  }
  expect(await banners()).toBe(1);
});

// @spec 7.1-3
test('after a disconnect boosters and staff see the lock-in that happened meanwhile', {
  tag: '@postgres',
}, async ({ behind, people, server }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const kaito = await behind.demo('Kaito');
  const sara = await behind.demo('Sara');
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, customer.token);
  const rowOf = ({ page }: Person) => page.getByRole('row').filter({ has: page.getByText(`#${id}`, { exact: true }) });
  for (const { page, enterLive } of [kaito, sara]) {
    await enterLive('/orders?view=board');
    await expect(page.getByRole('main').getByText(`#${id}`, { exact: true })).toBeVisible();
  }
  await expect(rowOf(sara)).toContainText('Awaiting for booster');

  behind.errors.expectOffline();
  const behave = server.addFault(LINE, { kind: 'drop' });
  server.cut();
  await expect(offline(kaito.page)).toBeVisible();
  await expect(offline(sara.page)).toBeVisible();
  await call(order.lockIn, { id }, nova.token);
  behave();
  await expect(rowOf(sara)).toContainText('Nova');
  await expect(kaito.page.getByRole('main').getByText(`#${id}`, { exact: true })).toHaveCount(0);
});

test('a burst of events leaves the last state and at most five toasts', { tag: '@nightly' }, async ({
  behind,
  people,
  server,
}) => {
  const customer = await people.customer();
  const booster = await behind.demo('Kaito');
  const id = await openChat(customer, booster);
  await expect.poll(server.websockets).toBe(1);
  const release = server.stallWebsockets();
  for (let round = 0; round < 2; round += 1) {
    await call(order.pause, { id, reason: '' }, booster.token);
    await call(order.unpause, { id }, booster.token);
  }
  await call(order.pause, { id, reason: '' }, booster.token);
  const placed: number[] = [];
  for (let count = 0; count < 8; count += 1) placed.push((await placeOrder(customer.token, leagueChoice)).id);
  await expect(status(booster.page, 'Processing')).toBeVisible();
  release();
  await expect(status(booster.page, 'Paused')).toBeVisible();
  await expect(booster.page.getByRole('alertdialog')).toHaveCount(5);
  await expect(booster.page.getByText(/^\+\d+ more$/)).toBeVisible();
  await booster.page.goto('/orders?view=board');
  for (const one of placed) await expect(booster.page.getByRole('main').getByText(`#${one}`).first()).toBeVisible();
});

test('without websockets chat and alerts come live by polling, and a refused polling session signs nobody out', {
  tag: '@nightly',
}, async ({ behind, people, server }) => {
  server.addFault(WEBSOCKET, { kind: 'drop' });
  behind.errors.expectOffline();
  const customer = await behind.customer();
  const booster = await people.demo('Nova');
  const id = await openChat(customer, booster);
  const { page } = customer;
  await sendMessage(page, 'Hello by polling.');
  await expect(chatLog(booster.page).getByText('Hello by polling.')).toHaveCount(1);
  await sendMessage(booster.page, 'Hello back.');
  await expect(chatLog(page).getByText('Hello back.')).toHaveCount(1);

  behind.errors.expectRefusal({ status: 400, path: '/socket.io/', reason: 'the server misbehaves' });
  const isBack = page.waitForResponse((response) => response.url().endsWith(event.getSince.path));
  const behave = server.addFault(/^\/socket\.io\/.*sid=/, {
    kind: 'answer',
    status: 400,
    body: '{"code":1,"message":"Session ID unknown"}',
    type: 'application/json',
  });
  const refused = page.waitForResponse((response) => response.status() === 400);
  await sendMessage(booster.page, 'Said meanwhile.');
  await refused;
  behave();
  await isBack;
  await expect(chatLog(page).getByText('Said meanwhile.')).toHaveCount(1);

  await go(page, 'Profile');
  await call(order.pause, { id, reason: '' }, booster.token);
  await expect(toast(page, 'Pause')).toContainText(`Order ${id} has been paused`);
  expect(server.websockets()).toBe(0);
  await expect(page).toHaveURL(`${dashboardUrl}/profile`);
});
