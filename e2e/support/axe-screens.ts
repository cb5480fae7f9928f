import { guardPage, type Page, pages, ROLE } from '@boostdesk/auth';
import { siteUrl } from './addresses.ts';
import type { DemoName } from './people.ts';

/** A visitor without an account, a new customer on the public site or the dashboard, or an account of the demo. */
export type Viewer = 'guest' | 'buyer' | 'customer' | DemoName;

export const widths = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;
export type Width = keyof typeof widths;

/** A screen with open overlays: `main` is checked in every run, `others` in the nightly one. */
interface Screen {
  readonly path: string;
  readonly main: Viewer;
  readonly others: readonly Viewer[];
}

const roleOf = {
  customer: ROLE.customer,
  Kaito: ROLE.booster,
  Orsolya: ROLE.booster,
  Nils: ROLE.moderator,
  Ida: ROLE.seniorModerator,
  Sara: ROLE.admin,
} as const satisfies Partial<Record<Viewer, number>>;
const signedIn = Object.keys(roleOf) as (keyof typeof roleOf)[];

type DashboardPath = Exclude<Page, { readonly group: 'frontEnd' } | { readonly id: 'loggedIn' }>['path'];
/** `''` is the page itself; a query opens an overlay on it, for the named viewers if any. */
type States = readonly (readonly [query: string, main: Viewer, others?: readonly Viewer[]])[];

const NOTHING_FOUND = '?text=nothing-is-called-this';

/** Contains every page of the dashboard, so that a new page does not compile without a screen here. */
const dashboard: Readonly<Record<DashboardPath, States>> = {
  '/': [['', 'customer']],
  '/orders': [
    ['', 'customer'],
    [NOTHING_FOUND, 'customer'],
    ['?view=board', 'Kaito', ['Orsolya']],
    ['?status=1', 'Sara'],
    ['?row=10001', 'Nils'],
    ['?need=late&text=nothing-is-called-this', 'Nils'],
  ],
  '/order/:id': [
    ['', 'customer'],
    ['?tab=chat', 'customer', signedIn],
    ['?tab=timeline', 'customer', signedIn],
  ],
  '/profile': [['', 'customer']],
  '/rules': [
    ['', 'Kaito'],
    ['?edit=', 'Sara'],
  ],
  '/faq': [
    ['', 'Kaito'],
    ['?find=nothing-is-called-this', 'Kaito'],
  ],
  '/alerts': [['', 'customer']],
  '/messages': [
    ['', 'customer'],
    ['?find=nothing-says-this', 'customer'],
  ],
  '/unsent': [['', 'customer']],
  '/rankings': [
    ['', 'Kaito'],
    ['?by=pace&period=month&game=17', 'Kaito'],
  ],
  '/duoqaccounts': [
    ['', 'Kaito'],
    ['?row=1', 'Kaito'],
    ['?row=2', 'Nils'],
    ['?row=new', 'Nils'],
    [NOTHING_FOUND, 'Kaito'],
  ],
  '/quickreplies': [
    ['', 'Kaito'],
    ['?row=new', 'Kaito'],
    ['?row=1', 'Sara'],
    [NOTHING_FOUND, 'Sara'],
  ],
  '/accountselling': [
    ['', 'customer'],
    ['?row=1', 'customer'],
    ['?row=1', 'Kaito'],
    ['?row=new', 'Kaito'],
    ['?row=5', 'Sara'],
  ],
  '/admin': [['', 'Sara']],
  '/admin/users': [
    ['', 'Sara'],
    ['?row=2', 'Sara', ['Nils']],
  ],
  '/admin/employees': [
    ['', 'Sara'],
    ['?row=2', 'Sara', ['Nils']],
    [NOTHING_FOUND, 'Sara'],
  ],
  '/admin/payouts': [
    ['', 'Sara'],
    ['?row=new', 'Sara'],
    ['?row=PAYOUT', 'Sara'],
    [NOTHING_FOUND, 'Sara'],
  ],
  '/admin/sitelogs': [
    ['', 'Sara'],
    ['?row=LOGGED', 'Sara'],
    ['?order=10001', 'Sara'],
  ],
  '/admin/progresspays': [
    ['', 'Nils'],
    ['?row=1', 'Sara'],
    ['?row=new', 'Nils'],
  ],
  '/admin/boostcoins': [
    ['', 'Nils'],
    ['?row=new', 'Nils'],
  ],
  '/admin/custompayments': [
    ['', 'Nils'],
    ['?row=1', 'Sara'],
    ['?row=new', 'Nils'],
  ],
  '/admin/addonpayments': [
    ['', 'Nils'],
    ['?row=3', 'Sara'],
  ],
  '/admin/fines': [
    ['', 'Nils'],
    ['?row=1', 'Sara'],
    ['?row=new', 'Nils'],
  ],
  '/admin/expenses': [
    ['', 'Sara'],
    ['?row=new', 'Sara'],
  ],
  '/admin/limits': [['', 'Sara']],
  '/admin/pageerrors': [['', 'Sara']],
  '/admin/movements': [['', 'Sara']],
  '/admin/applications': [
    ['', 'Sara'],
    ['?row=18', 'Sara'],
  ],
  '/admin/gifts': [
    ['', 'Nils'],
    ['?row=1', 'Nils'],
    ['?row=new', 'Nils'],
  ],
  '/admin/coupons': [
    ['', 'Nils'],
    ['?row=1', 'Nils'],
    ['?row=new', 'Nils'],
  ],
  '/admin/blog': [
    ['', 'Sara'],
    ['?row=1', 'Sara'],
  ],
  '/admin/feedbacks': [
    ['', 'Sara'],
    ['?stars=5', 'Sara', ['Ida']],
    [NOTHING_FOUND, 'Sara', ['Ida']],
  ],
};

const isAdmitted = (path: string, viewer: keyof typeof roleOf): boolean =>
  guardPage(path, { id: 1, role: roleOf[viewer] }).allow;

const dashboardScreens: readonly Screen[] = pages.flatMap(({ path }) =>
  (path in dashboard ? dashboard[path as DashboardPath] : []).map(([query, main, others = []]) => ({
    path: `${path.replace(':id', 'ORDER')}${query}`,
    main,
    others: query === '' ? signedIn.filter((viewer) => isAdmitted(path, viewer)) : others,
  })),
);

const sitePaths: Readonly<Record<'guest' | 'buyer', readonly string[]>> = {
  guest: [
    '/',
    '/?coupon=WELCOME10',
    '/signin',
    '/relogin',
    '/forgot-password',
    '/new-password/token',
    '/logout',
    '/boosters',
    '/loyalty',
    '/contact',
    '/become-a-booster',
    '/unheard-of/page',
  ],
  buyer: ['/', '/relogin', '/become-a-booster', '/pay/UNPAID', '/pay/ORDER'],
};

/** `ORDER`, `UNPAID`, `PAYOUT` and `LOGGED` are replaced by ids that are known at run time. */
const screens: readonly Screen[] = [
  ...dashboardScreens,
  { path: '/unheard-of', main: 'customer', others: signedIn },
  ...(['guest', 'buyer'] as const).flatMap((main) =>
    sitePaths[main].map((path) => ({ path: `${siteUrl}${path}`, main, others: [] })),
  ),
];

/** Returns the paths that a viewer opens in every run. */
export const mainPathsOf = (viewer: Viewer): string[] =>
  screens.filter(({ main }) => main === viewer).map(({ path }) => path);

/** Returns all paths of a viewer. */
export const pathsOf = (viewer: Viewer): string[] =>
  screens.filter(({ main, others }) => main === viewer || others.includes(viewer)).map(({ path }) => path);
