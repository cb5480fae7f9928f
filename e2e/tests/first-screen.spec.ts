// The list of orders stands in the page as the server has drawn it while the app is on its way, and the app draws the same in its place.
import { auth, event, order, screen } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { behindTest as test } from '../support/story.ts';

const { path } = screen.getOrders;
/** The page stands as the server has drawn it. */
const drawn = (page: Page) => page.locator('#root[data-frame]');
const app = (page: Page) => page.locator('#root:not([data-frame]):not([aria-busy])');
const rows = (page: Page) => page.locator('main .bd-table').locator('[role=row], li');

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Words and places of what both draw: the menu, the head, the tabs, the table as far as the window shows it. */
const look = (page: Page) =>
  page.evaluate(() => {
    const parts = 'nav a, nav button, h1, header button, header a, [role=columnheader], [role=row] > *, main li';
    const seen = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => {
      const { top, bottom, width } = part.getBoundingClientRect();
      return width > 0 && bottom <= innerHeight && top >= 0;
    });
    return seen.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${(part.textContent ?? '').replaceAll(/\s+/g, ' ')} at ${[x, y, width, height].map(Math.round)}`;
    });
  });

/** All that comes late has come: what one filters by, and the buttons of the header. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('main [data-late]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(isPhone(page) ? 4 : 2);
}

/** Opens the list until the server has drawn it: one that is busy sends it without. */
async function untilDrawn(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('about:blank');
    const coming = page.waitForResponse((response) => response.url().endsWith(path));
    await page.goto('/orders');
    const answer: unknown = await (await coming).json();
    expect(answer).toMatchObject({ drawing: expect.anything() });
  }).toPass();
  await expect(drawn(page)).toBeVisible();
  // What is in its rows comes after them.
  await expect(page.locator('#root [role=row]:empty')).toHaveCount(0);
}

/** Comes to the list with nothing kept of it, and with the app held back until `go`. */
async function come(page: Page, hold: (path: string) => () => void): Promise<() => void> {
  const go = hold(auth.isAuthenticated.path);
  await untilDrawn(page);
  return go;
}

const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const [name, language] of [
  ['Mina', 'en'],
  ['Kaito', 'de'],
  ['Mina', 'ar'],
] as const)
  test(`${name}’s list in ${language} is prerendered as the app renders it at all widths`, { tag: '@nightly' }, async ({
    behind,
    server,
  }) => {
    const { page, enter } = await behind.demo(name);
    await page.addInitScript(
      (spoken) => location.protocol === 'http:' && localStorage.setItem('boostdesk.language', JSON.stringify(spoken)),
      language,
    );
    await enter('/profile');
    for (const window of windows) {
      await page.setViewportSize(window);
      await page.evaluate(() => localStorage.removeItem('boostdesk.frame'));
      const go = await come(page, server.hold);
      await page.evaluate(() => document.fonts.ready);
      const before = await look(page);
      const count = await rows(page).count();
      go();
      await expect(app(page)).toBeVisible();
      await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(count);
      await page.evaluate(() => document.fonts.ready);
      // What comes late stands in the place that was kept for it.
      await isWhole(page);
      const after = new Set(await look(page));
      expect(before.filter((part) => !after.has(part))).toEqual([]);
      expect(before.length).toBeGreaterThan(20);
    }
  });

test('the list is requested once, with its prerendering, before the socket connects', { tag: '@nightly' }, async ({
  behind,
  server,
}) => {
  const { page, enter } = await behind.demo('Mina');
  await enter('/profile');
  const asked: string[] = [];
  const go = server.hold(event.getSince.path);
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname.replace('/api', '')));
  await page.goto('/orders');
  await expect(page.getByPlaceholder('Order number, service or name')).toBeVisible();
  const of = [path, order.getList.path, order.getCounts.path];
  expect(asked.filter((one) => of.some((call) => call === one))).toEqual([path]);
  go();
});

test('other requests wait for the prerendered list while the app’s files load', { tag: '@nightly' }, async ({
  behind,
  server,
}) => {
  // A first visit: what a page has loaded before is asked for at no server.
  const { page, token } = await behind.demo('Mina');
  await page.addInitScript((own) => location.protocol === 'http:' && localStorage.setItem('token', own), token);
  const [list, libraries] = [server.hold(path), server.hold(/libraries-[^/]*\.js$/)];
  const told: string[] = [];
  const tell = (url: string) => void told.push(new URL(url).pathname.replace('/api', ''));
  page.on('request', (request) => tell(request.url()));
  page.on('requestfinished', (request) => tell(`${request.url()}/came`));
  await page.goto('/orders', { waitUntil: 'commit' });
  await expect.poll(() => told.some((one) => one.includes('/libraries-'))).toBe(true);
  expect(told).toContain(path);
  expect(told).not.toContain(auth.isAuthenticated.path);
  list();
  await expect.poll(() => told).toContain(`${path}/came`);
  await expect.poll(() => told).toContain(auth.isAuthenticated.path);
  expect(told.indexOf(auth.isAuthenticated.path)).toBeGreaterThan(told.indexOf(`${path}/came`));
  libraries();
  await expect(app(page)).toBeVisible();
});

test('no prerendered list is requested for staff', { tag: '@nightly' }, async ({ behind }) => {
  const { page, enter } = await behind.demo('Sara');
  await enter('/profile');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/orders');
  await expect(app(page)).toBeVisible();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(asked).toContain(`/api${auth.isAuthenticated.path}`);
  expect(asked).not.toContain(`/api${path}`);
});

test('the prerendered list is shown when the DOM snapshot is of another build', { tag: '@nightly' }, async ({
  behind,
  server,
}) => {
  const { page, enter } = await behind.demo('Mina');
  await enter('/profile');
  await page.evaluate(() => {
    const claims: unknown = JSON.parse(atob((localStorage.getItem('token') ?? '').split('.')[1] ?? ''));
    const of = { address: '/orders', language: 'en', width: innerWidth, at: Date.now() };
    const drawing = { version: 'before', styles: [], faces: [], nodes: [['p', {}, 'Reset columns']] };
    localStorage.setItem('boostdesk.frame', JSON.stringify({ ...Object(claims), ...of, ...drawing }));
  });
  const go = await come(page, server.hold);
  expect(await page.evaluate(() => document.querySelectorAll('[role=row] > :last-child').length)).toBeGreaterThan(5);
  go();
  await expect(app(page)).toBeVisible();
});

test('a link of the prerendered list navigates before the app has loaded', { tag: '@nightly' }, async ({
  behind,
  server,
}) => {
  const { page, enter } = await behind.demo('Mina');
  await enter('/profile');
  const go = await come(page, server.hold);
  const [link] = await page.getByRole('row').getByRole('link').all();
  const number = await link?.textContent();
  await link?.click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  go();
  await expect(page.getByRole('heading', { name: new RegExp(`${number}`) })).toBeVisible();
});

for (const [what, how] of [
  ['fails', { does: 'answer', status: 500, body: '<p>broken</p>', type: 'text/html' }],
  ['is nonsense', { does: 'answer', status: 200, body: '[1', type: 'application/json' }],
] as const)
  test(`the app renders the list itself when the prerendered one ${what}`, {
    tag: what === 'fails' ? [] : '@nightly',
  }, async ({ behind, server }) => {
    const { page, enter } = await behind.demo('Mina');
    await enter('/profile');
    if (what === 'fails') behind.quiet.expectRefusal({ status: 500, path, because: 'the server misbehaves' });
    server.misbehave(path, how);
    await page.goto('/orders');
    await expect(app(page)).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
  });
