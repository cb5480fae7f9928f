// The service worker (SPEC §4), its cache, and pushes from the server to the device (SPEC §6, §8).
import { chatMessage, order, user } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { dashboardUrl, pushServiceUrl, siteUrl } from '../support/addresses.ts';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { configureOneSignal, oneSignalCalls } from '../support/one-signal.ts';
import { chatLog, sendMessage, waitForServiceWorker } from '../support/pages.ts';
import { deliver, startPushService, subscribeTo } from '../support/push-service.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the cached paths. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    }
    return found;
  });

test('the worker caches the app and its configuration but no data of a user, and opens the app offline; the manifest is valid', {
  tag: '@ci',
}, async ({ people }) => {
  const person = await people.customer();
  const { page, context } = person;
  await placeOrder(person.token);
  await person.enterLive('/orders');
  await waitForServiceWorker(page);
  // One visit is enough.
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining(['/', '/config.json']));
  // The worker answers the second page.
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  const kept = await cachedPaths(page);
  expect(kept).toContain('/');
  expect(
    kept.filter(
      (path) =>
        !/^\/(|config\.json|favicon\.svg|manifest(\.\w\w)?\.webmanifest|icons\/[\w-]+\.png|assets\/[\w.-]+)$/.test(
          path,
        ),
    ),
  ).toEqual([]);
  // Fetched as the browser does; a private window does not report whether the app can be installed.
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect([manifest.url, manifest.errors]).toEqual([`${dashboardUrl}/manifest.webmanifest`, []]);
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ display: 'standalone', start_url: '/' });

  people.errors.expectOffline();
  await context.setOffline(true);
  await page.goto('/orders');
  // The error of the app, not of the browser.
  await expect(page.getByText('Can’t reach the server. Check your connection.')).toBeVisible();
  // The icons for tab and device are cached as well.
  for (const path of ['/favicon.svg', '/manifest.webmanifest', '/manifest.ar.webmanifest', '/icons/icon-192.png']) {
    expect(await page.evaluate(async (asked) => (await fetch(asked)).ok, path), path).toBe(true);
  }
  await context.setOffline(false);
  // The page reloads by itself; closing the browser in the middle of that may hang.
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});

// @spec 6.0-22
test('push is switched on in the profile, reaches a user without an open tab, and ends with the session', {
  tag: '@postgres',
}, async ({ people }) => {
  const service = await startPushService();
  const customer = await people.customer();
  const booster = await people.demo('Kaito');
  const { page, context } = customer;
  const { id } = await placeOrder(customer.token);
  await call(order.lockIn, { id }, booster.token);
  await booster.enter(`/order/${id}?tab=chat`);
  await sendMessage(booster.page, 'I start tonight.');
  await expect(chatLog(booster.page).getByText('I start tonight.')).toBeVisible();
  await context.grantPermissions(['notifications'], { origin: dashboardUrl });
  await subscribeTo(page, `${pushServiceUrl}/customer`, service.keys);
  await customer.enterLive('/');
  await waitForServiceWorker(page);
  await page.goto('/profile');

  const push = page.getByRole('switch', { name: 'Push notifications on this device' });
  await expect(page.getByText('Off. You won’t get notifications while Boostdesk is closed.')).toBeVisible();
  await page.getByText('Push notifications on this device').click();
  await expect(push).toBeChecked();
  await expect(page.getByText(/^On\. You get notifications/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('one_uid'))).not.toBeNull();

  await call(order.pause, { id }, booster.token);
  await expect.poll(() => service.read, { timeout: 20_000 }).toHaveLength(1);
  const [sealed = ''] = service.read;
  const { unreadMsg } = await call(chatMessage.getMessageList, { offset: 0 }, customer.token);
  expect(JSON.parse(sealed)).toMatchObject({
    title: 'Pause',
    body: `Order ${id} has been paused`,
    order: id,
    unread: unreadMsg.length,
  });

  // The alerts page lists the push beside the alerts of a tab.
  await page.goto('/alerts');
  const alertEntry = page
    .getByRole('main')
    .locator('details')
    .filter({ hasText: `Order #${id} was paused` });
  await expect(alertEntry).toContainText('Sent to 1 device');
  await alertEntry.locator('summary').press('Enter');
  const why = alertEntry.locator('section').filter({ hasText: 'Push notifications to your devices' });
  await expect(why.getByRole('listitem').filter({ hasText: 'Push notifications are on for this alert' })).toBeVisible();

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const note = async (count = 0) => void Object.assign(self, { onIcon: count });
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note() });
  });
  const onIcon = () => worker?.evaluate(() => Reflect.get(self, 'onIcon') as number | undefined);
  const shown = () =>
    worker?.evaluate(async () => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      return (await scope.registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  // Opened outside the app, because the server's own pages have no toasts.
  const elsewhere = await context.newPage();
  people.errors.expectRefusal({ status: 404, path: '/favicon.ico', reason: 'those pages have no icon' });
  await elsewhere.goto(`${dashboardUrl}/docs`);
  await page.close();
  // The worker still counts a closing tab for a moment.
  const tabs = () =>
    worker?.evaluate(async () => {
      const scope = self as unknown as { clients: { matchAll: (of: object) => Promise<unknown[]> } };
      return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  await expect.poll(tabs).toBe(1);
  await deliver(elsewhere, sealed);
  await expect.poll(shown).toEqual([{ title: 'Pause', body: `Order ${id} has been paused` }]);
  expect(await onIcon()).toBe(unreadMsg.length);

  // Signing out removes the subscription, also right after the page has loaded.
  people.errors.expectEnd();
  const last = await context.newPage();
  await last.goto('/');
  await last.getByRole('button', { name: 'Logout' }).first().click();
  await last.waitForURL(`${siteUrl}/**`);
  await expect.poll(shown).toEqual([]);
  await expect.poll(onIcon).toBe(0);
  await service.close();
});

test.describe('with OneSignal', () => {
  // OneSignal's worker would be replaced by ours.
  test.use({ serviceWorkers: 'block' });

  // @spec 6.0-22
  test('its script starts for a user who wants alerts, and a device is registered with role and badge and removed', {
    tag: '@nightly',
  }, async ({ people }) => {
    const { page, context, enterLive } = await people.demo('Kaito');
    await configureOneSignal(context);
    await enterLive('/orders');
    await expect.poll(() => oneSignalCalls(page)).toEqual([['begun', 'app-1']]);

    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    const subscribed = page.waitForRequest((request) => request.url().endsWith(user.setOnesignalToken.path));
    await page.getByText('Push notifications on this device').click();
    await expect(page.getByRole('switch', { name: 'Push notifications on this device' })).toBeChecked();
    expect((await subscribed).postDataJSON()).toEqual({ onesignal_token: 'onesignal-1' });
    expect(await oneSignalCalls(page)).toEqual([
      ['begun', 'app-1'],
      ['tags', { role: '2', badge: 'Gold' }],
    ]);
    expect(await page.evaluate(() => localStorage.getItem('one_uid'))).toBe('onesignal-1');

    const removed = page.waitForRequest((request) => request.url().endsWith(user.removeOnesignalToken.path));
    await page.getByText('Push notifications on this device').click();
    expect((await removed).postDataJSON()).toEqual({ onesignal_token: 'onesignal-1' });
    await expect(page.getByRole('switch', { name: 'Push notifications on this device' })).not.toBeChecked();
    expect((await oneSignalCalls(page))?.at(-1)).toEqual(['tags', { role: '', badge: '' }]);
    expect(await page.evaluate(() => localStorage.getItem('one_uid'))).toBeNull();
  });
});
