import { describe, expect, test } from 'vitest';
import { ANONYMOUS } from './actor.ts';
import { isRoleAllowed } from './can.ts';
import { guardPage, menuPages, pageByPath, pages, searchPages } from './pages.ts';
import { isStaff, ROLE, type Role, roles } from './roles.ts';

/** For roles 1 to 5: `.` allowed, `o` sent to /orders. */
const doors = (path: string) =>
  roles
    .map((role) => {
      const decision = guardPage(path, { id: 7, role });
      return decision.allow ? '.' : { '/orders': 'o', relogin: 'r' }[decision.to];
    })
    .join('');

describe('guards (SPEC §2)', () => {
  // @spec 6.0-8
  test.each([
    ['/', '.....'],
    ['/orders', '.....'],
    ['/order/10001', '.....'],
    ['/profile', '.....'],
    ['/rankings', '.....'],
    ['/alerts', '.....'],
    ['/messages', '.....'],
    ['/unsent', '.....'],
    ['/accountselling', '.....'],
    // @spec 2.2-5, 2.2-6
    ['/rules', '..o..'],
    ['/faq', '..o..'],
    // @spec 2.2-6
    ['/duoqaccounts', '..o..'],
    ['/quickreplies', '..o..'],
    // @spec 2.1-5
    ['/admin', '.oo..'],
    // @spec 2.1-7, 2.2-3, 2.2-4
    ['/admin/users', '.oo..'],
    // @spec 2.1-7
    ['/admin/employees', '.oo..'],
    // @spec 2.1-7
    ['/admin/progresspays', '.oo..'],
    // @spec 2.1-7
    ['/admin/coupons', '.oo..'],
    // @spec 2.1-7
    ['/admin/fines', '.oo..'],
    // @spec 2.1-7
    ['/admin/gifts', '.oo..'],
    // @spec 2.1-7
    ['/admin/boostcoins', '.oo..'],
    // @spec 2.1-7
    ['/admin/custompayments', '.oo..'],
    // @spec 2.1-7
    ['/admin/addonpayments', '.oo..'],
    // @spec 2.1-9
    ['/admin/feedbacks', '.ooo.'],
    // @spec 2.1-8
    ['/admin/payouts', '.oooo'],
    // @spec 2.1-8
    ['/admin/blog', '.oooo'],
    // @spec 2.1-8
    ['/admin/sitelogs', '.oooo'],
    // @spec 2.1-8
    ['/admin/expenses', '.oooo'],
    ['/admin/limits', '.oooo'],
    ['/admin/pageerrors', '.oooo'],
    ['/admin/movements', '.oooo'],
    // @spec 2.1-8
    ['/admin/applications', '.oooo'],
    ['/Admin/Payouts/', '.....'],
    ['/admin/Payouts/', '.oo..'],
    ['//admin//payouts?x=1#y', '.oooo'],
    ['/%61dmin/payouts', '.oooo'],
    ['/%61dmin/pay%6Futs/', '.oooo'],
    ['/%41dmin/pay%6Futs/', '.....'],
    ['/%61dmin/unheard-of', '.oo..'],
    ['/%2561dmin/payouts', '.....'],
    ['/admin%2Fpayouts', '.....'],
    ['/admin/%zz', '.oo..'],
    ['/admin/unheard-of', '.oo..'],
    ['/unheard-of', '.....'],
  ])('%s allows %s', (path, expected) => {
    expect(doors(path)).toBe(expected);
  });

  // @spec 2.1-10, 2.2-1
  test('guardPage sends an anonymous visitor to the re-login page, except from the hand-over', () => {
    for (const page of pages.filter(({ group }) => group !== 'frontEnd')) {
      const expected = page.id === 'loggedIn' ? { allow: true } : { allow: false, to: 'relogin' };
      expect(guardPage(page.path, ANONYMOUS), page.path).toEqual(expected);
    }
    expect(guardPage('/unheard-of', ANONYMOUS)).toEqual({ allow: false, to: 'relogin' });
  });
});

describe('pageByPath', () => {
  test.each([
    // @spec 2.1-2
    ['/', 'home'],
    // @spec 2.1-3
    ['/orders', 'orders'],
    // @spec 2.1-4
    ['/order/10001', 'order'],
    ['/admin', 'admin'],
    // @spec 2.1-6
    ['/profile', 'profile'],
    // @spec 2.1-6
    ['/rules', 'rules'],
    // @spec 2.1-6
    ['/faq', 'faq'],
    // @spec 2.1-6
    ['/rankings', 'rankings'],
    ['/alerts', 'alerts'],
    ['/messages', 'messages'],
    ['/unsent', 'unsent'],
    // @spec 2.1-6
    ['/accountselling', 'accountselling'],
    // @spec 2.1-6
    ['/duoqaccounts', 'duoqaccounts'],
    ['/quickreplies', 'quickreplies'],
    ['/admin/users', 'users'],
    ['/admin/employees', 'employees'],
    ['/admin/progresspays', 'progresspays'],
    ['/admin/coupons', 'coupons'],
    ['/admin/fines', 'fines'],
    ['/admin/gifts', 'gifts'],
    ['/admin/boostcoins', 'boostcoins'],
    ['/admin/custompayments', 'custompayments'],
    ['/admin/addonpayments', 'addonpayments'],
    ['/admin/payouts', 'payouts'],
    ['/admin/blog', 'blog'],
    ['/admin/sitelogs', 'sitelogs'],
    ['/admin/expenses', 'expenses'],
    ['/admin/limits', 'limits'],
    ['/admin/pageerrors', 'pageerrors'],
    ['/admin/movements', 'movements'],
    ['/admin/applications', 'applications'],
    ['/admin/feedbacks', 'feedbacks'],
    ['/loggedIn/a.b.c', 'loggedIn'],
    ['/orders?status=1', 'orders'],
    ['/loggedIn/a.b.c?redirect=/orders', 'loggedIn'],
    ['/order%73', 'orders'],
    ['/%6Frder/%zz', undefined],
    ['/Orders', undefined],
    ['/admin/Feedbacks', undefined],
    ['/loggedin/a.b.c', undefined],
    ['/order', undefined],
    ['/order/1/2', undefined],
    ['/loyalty', undefined],
  ])('%s shows %s', (path, id) => {
    expect(pageByPath(path)?.id).toBe(id);
  });

  test('every page has a unique id and path', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  });
});

describe('menuPages (SPEC §2, §6)', () => {
  const shell = ['Home', 'Orders', 'Profile', 'Boosters'];
  const desk = [
    'Users',
    'Employees',
    'Progress pays',
    'Coupons',
    'Fines',
    'Gifts',
    'BoostCoins',
    'Custom pays',
    'Addons',
    'Quick replies',
  ];
  const adminOnly = ['Payouts', 'Blog', 'Site logs', 'Expenses', 'Limits', 'Applications'];
  const inner = ['Rules', 'FAQ', 'DuoQ Accounts'];
  // @spec 2.3-1, 2.4-1, 2.4-2, 2.4-3, 6.0-10, 6.0-11
  test.each<[Role, readonly string[], readonly string[]]>([
    [1, [...shell, ...inner], [...desk, ...adminOnly, 'Reviews']],
    [2, [...shell, ...inner], []],
    [3, [...shell, 'Loyalty'], []],
    [4, [...shell, ...inner], desk],
    [5, [...shell, ...inner], [...desk, 'Reviews']],
  ])('menu of role %i', (role, main, admin) => {
    expect(menuPages('main', role).map(({ title }) => title)).toEqual(main);
    expect(menuPages('admin', role).map(({ title }) => title)).toEqual(admin);
  });

  const everybody = ['Orders', 'Profile', 'Rankings', 'Alerts', 'Search messages', 'Unsent messages', 'Account market'];
  // @spec 2.8-5, 2.8-6, 2.8-7
  test.each<[Role, readonly string[]]>([
    [1, [...everybody, ...inner, 'Admin', ...desk, ...adminOnly, 'Reviews']],
    [2, [...everybody, ...inner, 'Quick replies']],
    [3, everybody],
    [4, [...everybody, ...inner, 'Admin', ...desk]],
    [5, [...everybody, ...inner, 'Admin', ...desk]],
  ])('searchPages returns the pages of role %i', (role, titles) => {
    expect(
      searchPages(role)
        .map(({ title }) => title)
        .sort(),
    ).toEqual([...titles].sort());
  });

  // @spec 2.3-1
  test('only Boosters and Loyalty are links to the front-end site', () => {
    const outside = menuPages('main', 3).filter(({ group }) => group === 'frontEnd');
    expect(outside.map(({ title }) => title)).toEqual(['Boosters', 'Loyalty']);
    expect(roles.flatMap((role) => menuPages('admin', role)).every(({ group }) => group === 'admin')).toBe(true);
  });

  // @spec 6.0-9, 6.0-10
  test('only customers may order, and only staff have the Admin toggle', () => {
    expect(roles.filter((role) => isRoleAllowed('order.create', role))).toEqual([ROLE.customer]);
    expect(roles.filter((role) => isStaff({ role }))).toEqual([ROLE.admin, ROLE.moderator, ROLE.seniorModerator]);
  });

  test('guardPage allows every page that a role finds in a menu or the search', () => {
    for (const role of roles) {
      for (const page of [...menuPages('main', role), ...menuPages('admin', role), ...searchPages(role)]) {
        if (page.group !== 'frontEnd')
          expect(guardPage(page.path, { id: 7, role }), page.path).toEqual({ allow: true });
      }
    }
  });
});
