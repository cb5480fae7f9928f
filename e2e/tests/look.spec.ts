// Every screen against axe: for its main role in both themes; with E2E_FULL for all other roles, and for all on a phone.
import { AxeBuilder } from '@axe-core/playwright';
import { order, payout, sitelogs } from '@boostdesk/api-client/contract';
import { guardPage, pages, ROLE } from '@boostdesk/auth';
import { expect, type Page } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { call, leagueChoice, placeOrder } from '../support/calls.ts';
import { cutWhenLonger } from '../support/longer-words.ts';
import { settle, signIn, toast } from '../support/pages.ts';
import { type DemoName, handOverAddress, type People } from '../support/people.ts';
import { test } from '../support/story.ts';
import { createSteps } from '../support/within.ts';

const isFull = process.env.E2E_FULL === '1';
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Width = keyof typeof widths;

/** Who looks: a fresh customer with one order, in the dashboard or on the site, or one of the demo's people. */
type Role = 'guest' | 'buyer' | 'customer' | DemoName;

/**
 * `main` looks at it in every run, all others whom the page lets in too in a full one; of what is open on a page, those named. `ORDER` and
 * `UNPAID` stand for orders of the one who looks, `PAYOUT` and `LOGGED` for what was done last.
 */
interface Route {
  readonly path: string;
  readonly main: Role;
  readonly others?: readonly Role[];
}

const everybody = ['customer', 'Kaito', 'Orsolya', 'Nils', 'Ida', 'Sara'] as const satisfies readonly Role[];
const roleOf: Readonly<Record<(typeof everybody)[number], keyof typeof ROLE>> = {
  customer: 'customer',
  Kaito: 'booster',
  Orsolya: 'booster',
  Nils: 'moderator',
  Ida: 'seniorModerator',
  Sara: 'admin',
};
const routes: readonly Route[] = [
  { path: '/', main: 'customer' },
  { path: '/orders', main: 'customer' },
  { path: '/orders?text=nothing-is-called-this', main: 'customer' },
  { path: '/orders?view=board', main: 'Kaito', others: ['Orsolya'] },
  { path: '/orders?status=1', main: 'Sara' },
  { path: '/orders?row=10001', main: 'Nils' },
  { path: '/orders?need=late&text=nothing-is-called-this', main: 'Nils' },
  { path: '/order/ORDER', main: 'customer' },
  { path: '/order/ORDER?tab=chat', main: 'customer', others: everybody },
  { path: '/order/ORDER?tab=timeline', main: 'customer', others: everybody },
  { path: '/profile', main: 'customer' },
  { path: '/rules', main: 'Kaito' },
  { path: '/faq', main: 'Kaito' },
  { path: '/faq?find=nothing-is-called-this', main: 'Kaito' },
  { path: '/rules?edit=', main: 'Sara' },
  { path: '/alerts', main: 'customer' },
  { path: '/rankings', main: 'Kaito' },
  { path: '/rankings?by=pace&period=month&game=17', main: 'Kaito' },
  { path: '/duoqaccounts', main: 'Kaito' },
  { path: '/duoqaccounts?row=1', main: 'Kaito' },
  { path: '/duoqaccounts?row=2', main: 'Nils' },
  { path: '/duoqaccounts?row=new', main: 'Nils' },
  { path: '/duoqaccounts?text=nothing-is-called-this', main: 'Kaito' },
  { path: '/accountselling', main: 'customer' },
  { path: '/accountselling?row=1', main: 'customer' },
  { path: '/accountselling?row=1', main: 'Kaito' },
  { path: '/accountselling?row=new', main: 'Kaito' },
  { path: '/accountselling?row=5', main: 'Sara' },
  { path: '/admin', main: 'Sara' },
  { path: '/admin/users', main: 'Sara' },
  { path: '/admin/users?row=2', main: 'Sara', others: ['Nils'] },
  { path: '/admin/employees', main: 'Sara' },
  { path: '/admin/employees?row=2', main: 'Sara', others: ['Nils'] },
  { path: '/admin/employees?text=nothing-is-called-this', main: 'Sara' },
  { path: '/admin/payouts', main: 'Sara' },
  { path: '/admin/payouts?row=new', main: 'Sara' },
  { path: '/admin/payouts?row=PAYOUT', main: 'Sara' },
  { path: '/admin/payouts?text=nothing-is-called-this', main: 'Sara' },
  { path: '/admin/sitelogs', main: 'Sara' },
  { path: '/admin/sitelogs?row=LOGGED', main: 'Sara' },
  { path: '/admin/sitelogs?order=10001', main: 'Sara' },
  { path: '/admin/progresspays', main: 'Nils' },
  { path: '/admin/progresspays?row=1', main: 'Sara' },
  { path: '/admin/progresspays?row=new', main: 'Nils' },
  { path: '/admin/boostcoins', main: 'Nils' },
  { path: '/admin/boostcoins?row=new', main: 'Nils' },
  { path: '/admin/custompayments', main: 'Nils' },
  { path: '/admin/custompayments?row=1', main: 'Sara' },
  { path: '/admin/custompayments?row=new', main: 'Nils' },
  { path: '/admin/addonpayments', main: 'Nils' },
  { path: '/admin/addonpayments?row=3', main: 'Sara' },
  { path: '/admin/fines', main: 'Nils' },
  { path: '/admin/fines?row=1', main: 'Sara' },
  { path: '/admin/fines?row=new', main: 'Nils' },
  { path: '/admin/expenses', main: 'Sara' },
  { path: '/admin/pageerrors', main: 'Sara' },
  { path: '/admin/movements', main: 'Sara' },
  { path: '/admin/expenses?row=new', main: 'Sara' },
  { path: '/admin/applications', main: 'Sara' },
  { path: '/admin/applications?row=18', main: 'Sara' },
  { path: '/admin/gifts', main: 'Nils' },
  { path: '/admin/gifts?row=1', main: 'Nils' },
  { path: '/admin/gifts?row=new', main: 'Nils' },
  { path: '/admin/coupons', main: 'Nils' },
  { path: '/admin/coupons?row=1', main: 'Nils' },
  { path: '/admin/coupons?row=new', main: 'Nils' },
  { path: '/admin/blog', main: 'Sara' },
  { path: '/admin/blog?row=1', main: 'Sara' },
  { path: '/admin/feedbacks', main: 'Ida' },
  { path: '/admin/feedbacks?stars=5', main: 'Ida' },
  { path: '/admin/feedbacks?text=nothing-is-called-this', main: 'Ida' },
  { path: '/unheard-of', main: 'customer' },
  { path: `${siteUrl}/`, main: 'guest' },
  { path: `${siteUrl}/?coupon=WELCOME10`, main: 'guest' },
  { path: `${siteUrl}/signin`, main: 'guest' },
  { path: `${siteUrl}/relogin`, main: 'guest' },
  { path: `${siteUrl}/new-password/token`, main: 'guest' },
  { path: `${siteUrl}/logout`, main: 'guest' },
  { path: `${siteUrl}/boosters`, main: 'guest' },
  { path: `${siteUrl}/loyalty`, main: 'guest' },
  { path: `${siteUrl}/contact`, main: 'guest' },
  { path: `${siteUrl}/become-a-booster`, main: 'guest' },
  { path: `${siteUrl}/unheard-of/page`, main: 'guest' },
  { path: `${siteUrl}/`, main: 'buyer' },
  { path: `${siteUrl}/relogin`, main: 'buyer' },
  { path: `${siteUrl}/become-a-booster`, main: 'buyer' },
  { path: `${siteUrl}/pay/UNPAID`, main: 'buyer' },
  { path: `${siteUrl}/pay/ORDER`, main: 'buyer' },
];

/** As a page of the table has it: `/order/:id`. */
const pathOf = (path: string): string => path.replace(/\?.*/, '').replace(siteUrl, '').replace('ORDER', ':id');

test('a page that is not looked at here has no screen yet', async ({ people }) => {
  const seen = new Set(routes.map(({ path }) => pathOf(path)));
  const others = pages.filter(({ id, path, group }) => group !== 'frontEnd' && id !== 'loggedIn' && !seen.has(path));
  const admin = await people.demo('Sara');
  await admin.enter('/');
  for (const { path } of others) {
    await admin.page.goto(path.replace(/:\w+/g, '1'));
    await expect(admin.page, path).toHaveTitle(/^(\(\d+\) )?Not found/);
  }
});

/** Whom a page of the dashboard lets in. */
const admitted = (path: string): readonly Role[] =>
  path.startsWith(siteUrl) || path.includes('?')
    ? []
    : everybody.filter((name) => guardPage(path, { id: 1, role: ROLE[roleOf[name]] }).allow);

/** A full run leaves out what every run has looked at: the main role's screens on a desktop. */
const isSeenBy = ({ path, main, others = admitted(path) }: Route, role: Role, width: Width): boolean => {
  if (!isFull) return main === role && width === 'desktop';
  return main === role ? width === 'phone' : others.includes(role);
};

const seenBy = (role: Role, width: Width): string[] =>
  routes.filter((route) => isSeenBy(route, role, width)).map(({ path }) => path);

/** Proposes a payout that no journey waits for, so that there is one, and an entry of the log; answers the way to both. */
async function officeOf(token: string): Promise<(path: string) => string> {
  const walked: readonly string[] = ['Kaito', 'Nova', 'Brakka', 'Orsolya'];
  const candidates = await call(payout.getCandidates, {}, token);
  const owed = candidates.find(({ amount, booster }) => amount > 0 && !walked.includes(booster.name));
  if (owed === undefined) throw new Error('Nobody is owed anything.');
  const { payout: proposed } = await call(payout.propose, { booster: owed.booster.id, currency: owed.currency }, token);
  const { items: entries } = await call(sitelogs.calls.getPage, {}, token);
  return (path) => path.replace('PAYOUT', `${proposed.id}`).replace('LOGGED', `${entries[0]?.id}`);
}

/** Signs in, and answers a way from a route's path to an address. */
async function comeIn(people: People, role: Role): Promise<{ page: Page; toAddress: (path: string) => string }> {
  people.quiet.expectRefusal({ status: 404, path: '/unheard-of', because: 'it is the address of no page' });
  if (role === 'guest') return { page: (await people.visitor(role)).page, toAddress: (path) => path };
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  const { order: unpaid } = await call(order.create, leagueChoice, customer.token);
  const toAddress = (path: string) => path.replace('UNPAID', `${unpaid.id}`).replace('ORDER', `${id}`);
  if (role === 'buyer') {
    await customer.page.goto(`${siteUrl}/signin`);
    await signIn(customer.page, customer);
    await expect(customer.page).toHaveURL(new RegExp(`^${dashboardUrl}/`));
    return { page: customer.page, toAddress };
  }
  if (role === 'customer') {
    await customer.enter('/');
    // Whose order needs account details is led there once.
    await expect(toast(customer.page, 'Account details issue')).toBeVisible();
    return { page: customer.page, toAddress };
  }
  const person = await people.demo(role);
  const toOffice = role === 'Sara' ? await officeOf(person.token) : (path: string) => path;
  await person.enter('/profile');
  await expect(person.page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  return { page: person.page, toAddress: (path) => toOffice(toAddress(path)) };
}

/** A theme changes nothing but colours: what is not about them is asked once for each screen. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds, by rule, with the first places. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  // No screen has frames of another origin: axe runs within the page, which takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join('\n')}`,
  );
}

async function look(page: Page, name: string, rules?: string[]): Promise<void> {
  const first = await violationsOf(page, rules);
  // On a busy machine a colour may be looked at on its way from one theme to the other: one that is wrong is so at the second look too.
  const isPassing = first.length > 0 && first.every((one) => ofColours.some((rule) => one.startsWith(`${rule}:`)));
  const found = isPassing ? await violationsOf(page, rules) : first;
  expect.soft(found, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: wider than the screen by`).toBe(0);
}

function lookAs(role: Role, width: Width): void {
  const paths = seenBy(role, width);
  if (paths.length === 0) return;
  test(`${role}, ${width}: no violation on ${paths.length} screens in both themes, and longer words fit`, async ({
    people,
  }) => {
    // Some forty screens of an admin, each in two themes: two minutes alone on two cores.
    test.setTimeout(300_000);
    const { page, toAddress } = await comeIn(people, role);
    await page.setViewportSize(widths[width]);
    const goTo = createSteps(page);
    for (const path of paths) {
      await goTo(toAddress(path));
      await page.emulateMedia({ colorScheme: 'dark' });
      await look(page, `${path}, dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      await look(page, `${path}, light`, ofColours);
      expect.soft(await cutWhenLonger(page), `${path}, with longer words`).toEqual([]);
    }
  });
}

for (const width of Object.keys(widths) as Width[]) {
  test(`what stands there before the app does: no violation on a ${width}`, async ({ people }) => {
    const first = await people.customer();
    const second = await people.customer();
    const { page } = first;
    await page.setViewportSize(widths[width]);
    await first.enter('/orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    const lookAt = async (name: string) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await look(page, `${name}, dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      await look(page, `${name}, light`, ofColours);
    };
    await page.goto(await handOverAddress(second.token, '/orders'));
    await expect(page.getByText('This link belongs to another account')).toBeVisible();
    await lookAt('a link of another account');
    await page.getByRole('button', { name: /^Stay as/ }).click();
    await expect(page.getByText('No orders yet')).toBeVisible();

    // What is asked for while a page is left is never told of as over, and the next one would be waited for in vain.
    await settle(page);
    people.quiet.expectOffline();
    await page.route(/\/(api|health)(\/|$)/, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Boostdesk did not start')).toBeVisible();
    await lookAt('a start that failed');
  });
}

const all: readonly Role[] = ['guest', 'buyer', 'customer', 'Kaito', 'Orsolya', 'Nils', 'Ida', 'Sara'];
for (const role of all) {
  lookAs(role, 'desktop');
  lookAs(role, 'phone');
}
