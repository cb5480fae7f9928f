import { deepFreeze } from '@boostdesk/catalogs';
import { type Actor, isAnonymous } from './actor.ts';
import { type Role, roles } from './roles.ts';
import { segmentsOf } from './segments.ts';

/**
 * Who may open a page: `open` everyone, `signedIn` users (others go to the re-login page), the rest by role (others go
 * to `/orders`).
 */
export type PageGuard = 'open' | 'signedIn' | 'staffOrBooster' | 'staff' | 'senior' | 'admin';

interface PageShape {
  readonly id: string;
  /** Case-sensitive route with `:name` parameters; on the front-end site for `frontEnd`. */
  readonly path: string;
  /** English; also the translation key. */
  readonly title: string;
  readonly group: 'main' | 'admin' | 'frontEnd' | 'none';
  readonly guard: PageGuard;
  readonly menuRoles: readonly Role[];
  readonly searchRoles: readonly Role[];
}

const staff = [1, 4, 5] as const;
const nonCustomers = [1, 2, 4, 5] as const;
const admins = [1] as const;
const seniors = [1, 5] as const;

/** All pages with guard, menu roles and search roles. */
export const pages = /* @__PURE__ */ (() => {
  const none = [] as const;
  const plain = { group: 'main', guard: 'signedIn', menuRoles: roles, searchRoles: roles } as const;
  const quiet = { ...plain, menuRoles: none, searchRoles: none } as const;
  const site = { ...quiet, group: 'frontEnd', guard: 'open' } as const;
  const inner = { group: 'main', guard: 'staffOrBooster', menuRoles: nonCustomers, searchRoles: nonCustomers } as const;
  const desk = { group: 'admin', guard: 'staff', menuRoles: staff, searchRoles: staff } as const;
  const adminDesk = { group: 'admin', guard: 'admin', menuRoles: admins, searchRoles: admins } as const;
  const page = <const I extends string, const T extends string>(id: I, title: T) =>
    ({ id, path: `/${id}`, title }) as const;
  const area = <const I extends string, const T extends string>(id: I, title: T) =>
    ({ id, path: `/admin/${id}`, title }) as const;
  return deepFreeze([
    { ...quiet, id: 'loggedIn', path: '/loggedIn/:token', title: 'Signing in', group: 'none', guard: 'open' },
    { ...plain, id: 'home', path: '/', title: 'Home', searchRoles: none },
    { ...plain, ...page('orders', 'Orders') },
    { ...quiet, id: 'order', path: '/order/:id', title: 'Order' },
    { ...plain, ...page('profile', 'Profile') },
    { ...site, ...page('boosters', 'Boosters'), menuRoles: roles },
    { ...site, ...page('loyalty', 'Loyalty'), menuRoles: [3] },
    { ...inner, ...page('rules', 'Rules') },
    { ...inner, ...page('faq', 'FAQ') },
    { ...inner, ...page('duoqaccounts', 'DuoQ Accounts') },
    // Search only, in no menu of SPEC (decision 0070).
    { ...quiet, ...page('rankings', 'Rankings'), searchRoles: roles },
    { ...quiet, ...page('alerts', 'Alerts'), searchRoles: roles },
    { ...quiet, ...page('messages', 'Search messages'), searchRoles: roles },
    { ...quiet, ...page('unsent', 'Unsent messages'), searchRoles: roles },
    { ...quiet, ...page('accountselling', 'Account market'), searchRoles: roles },
    { ...quiet, ...page('admin', 'Admin'), group: 'admin', guard: 'staff', searchRoles: staff },
    { ...desk, ...area('users', 'Users') },
    { ...desk, ...area('employees', 'Employees') },
    { ...desk, ...area('progresspays', 'Progress pays') },
    { ...desk, ...area('coupons', 'Coupons') },
    { ...desk, ...area('fines', 'Fines') },
    { ...desk, ...area('gifts', 'Gifts') },
    { ...desk, ...area('boostcoins', 'BoostCoins') },
    { ...desk, ...area('custompayments', 'Custom pays') },
    { ...desk, ...area('addonpayments', 'Addons') },
    // Not in SPEC. Boosters reach it from the chat and by search.
    { ...desk, ...page('quickreplies', 'Quick replies'), guard: 'staffOrBooster', searchRoles: nonCustomers },
    { ...adminDesk, ...area('payouts', 'Payouts') },
    { ...adminDesk, ...area('blog', 'Blog') },
    { ...adminDesk, ...area('sitelogs', 'Site logs') },
    { ...adminDesk, ...area('expenses', 'Expenses') },
    // Not in SPEC, whose rules have limits that admins set.
    { ...adminDesk, ...area('limits', 'Limits') },
    { ...adminDesk, ...area('pageerrors', 'Page errors'), menuRoles: none, searchRoles: none },
    { ...adminDesk, ...area('movements', 'Transactions'), menuRoles: none, searchRoles: none },
    { ...adminDesk, ...area('applications', 'Applications') },
    { ...adminDesk, ...area('feedbacks', 'Reviews'), guard: 'senior', menuRoles: seniors },
  ] as const satisfies readonly PageShape[]);
})();

/** A page. */
export type Page = (typeof pages)[number];
/** Page id. */
export type PageId = Page['id'];

const guardRoles: Readonly<Record<PageGuard, readonly Role[]>> = {
  open: roles,
  signedIn: roles,
  staffOrBooster: nonCustomers,
  staff,
  senior: seniors,
  admin: admins,
};

/** Decision of a guard; `relogin` is a page of the front-end site. */
export type PageDecision = { readonly allow: true } | { readonly allow: false; readonly to: 'relogin' | '/orders' };

/** Finds a dashboard page by path. */
export function pageByPath(path: string): Page | undefined {
  const given = segmentsOf(path);
  return pages.find((page) => {
    const own = segmentsOf(page.path);
    const matches = own.every((segment, place) => segment.startsWith(':') || segment === given[place]);
    return page.group !== 'frontEnd' && own.length === given.length && matches;
  });
}

/** Decides who may open a path. Unknown paths are guarded like their area, to not reveal which exist. */
export function guardPage(path: string, actor: Actor): PageDecision {
  const guard = pageByPath(path)?.guard ?? (segmentsOf(path)[0] === 'admin' ? 'staff' : 'signedIn');
  if (guard === 'open') return { allow: true };
  if (isAnonymous(actor)) return { allow: false, to: 'relogin' };
  return guardRoles[guard].includes(actor.role) ? { allow: true } : { allow: false, to: '/orders' };
}

/** Links of a menu for a signed-in role, in order. */
export function menuPages(group: 'main' | 'admin', role: Role): readonly Page[] {
  return pages.filter((page) => inMenu(page, group) && (page.menuRoles as readonly Role[]).includes(role));
}

const inMenu = (page: Page, group: 'main' | 'admin'): boolean =>
  page.group === group || (group === 'main' && page.group === 'frontEnd');

/** Pages that the search offers a signed-in role. */
export function searchPages(role: Role): readonly Page[] {
  return pages.filter((page) => (page.searchRoles as readonly Role[]).includes(role));
}
