import { guardPage, type Page, pages, ROLE } from '@boostdesk/auth';
import { siteUrl } from './addresses.ts';
import type { DemoName } from './people.ts';

/** A visitor without an account, a new customer on the public site or the dashboard, or an account of the demo. */
export type Viewer = 'guest' | 'buyer' | 'customer' | DemoName;

export const widths = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;
export type Width = keyof typeof widths;

/** A screen with open overlays: `others` open it at night, `main` in every run or, if it is nightly, at night. */
interface Screen {
  readonly path: string;
  readonly main: Viewer;
  readonly others: readonly Viewer[];
  readonly isNightly: boolean;
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
/** A page is opened once in every run, with a panel beside its list, and for each role if it differs by role. */
interface PageStates {
  readonly always: States;
  readonly nightly?: States;
}

const NOTHING_FOUND = '?text=nothing-is-called-this';

/** Contains every page of the dashboard, so that a new page does not compile without a screen here. */
const dashboard: Readonly<Record<DashboardPath, PageStates>> = {
  '/': { always: [['', 'customer']] },
  '/orders': {
    always: [
      ['', 'customer'],
      ['?view=board', 'Kaito', ['Orsolya']],
      ['?row=10001', 'Nils'],
    ],
    nightly: [
      [NOTHING_FOUND, 'customer'],
      ['?status=1', 'Sara'],
      ['?need=late&text=nothing-is-called-this', 'Nils'],
    ],
  },
  '/order/:id': {
    always: [['', 'customer']],
    nightly: [
      ['?tab=chat', 'customer', signedIn],
      ['?tab=timeline', 'customer', signedIn],
    ],
  },
  '/profile': { always: [['', 'customer']] },
  '/rules': { always: [['', 'Kaito']], nightly: [['?edit=', 'Sara']] },
  '/faq': { always: [['', 'Kaito']], nightly: [['?find=nothing-is-called-this', 'Kaito']] },
  '/alerts': { always: [['', 'customer']] },
  '/messages': { always: [['', 'customer']], nightly: [['?find=nothing-says-this', 'customer']] },
  '/unsent': { always: [['', 'customer']] },
  '/rankings': { always: [['', 'Kaito']], nightly: [['?by=pace&period=month&game=17', 'Kaito']] },
  '/duoqaccounts': {
    always: [['?row=1', 'Kaito']],
    nightly: [
      ['', 'Kaito'],
      ['?row=2', 'Nils'],
      ['?row=new', 'Nils'],
      [NOTHING_FOUND, 'Kaito'],
    ],
  },
  '/quickreplies': {
    always: [['?row=new', 'Kaito']],
    nightly: [
      ['', 'Kaito'],
      ['?row=1', 'Sara'],
      [NOTHING_FOUND, 'Sara'],
    ],
  },
  '/accountselling': {
    always: [['?row=1', 'customer']],
    nightly: [
      ['', 'customer'],
      ['?row=1', 'Kaito'],
      ['?row=new', 'Kaito'],
      ['?row=5', 'Sara'],
    ],
  },
  '/admin': { always: [['', 'Sara']] },
  '/admin/users': { always: [['?row=2', 'Sara', ['Nils']]], nightly: [['', 'Sara']] },
  '/admin/employees': {
    always: [['?row=2', 'Sara', ['Nils']]],
    nightly: [
      ['', 'Sara'],
      [NOTHING_FOUND, 'Sara'],
    ],
  },
  '/admin/payouts': {
    always: [['?row=PAYOUT', 'Sara']],
    nightly: [
      ['', 'Sara'],
      ['?row=new', 'Sara'],
      [NOTHING_FOUND, 'Sara'],
    ],
  },
  '/admin/sitelogs': {
    always: [['?row=LOGGED', 'Sara']],
    nightly: [
      ['', 'Sara'],
      ['?order=10001', 'Sara'],
    ],
  },
  '/admin/progresspays': {
    always: [['?row=new', 'Nils']],
    nightly: [
      ['', 'Nils'],
      ['?row=1', 'Sara'],
    ],
  },
  '/admin/boostcoins': { always: [['?row=new', 'Nils']], nightly: [['', 'Nils']] },
  '/admin/custompayments': {
    always: [['?row=new', 'Nils']],
    nightly: [
      ['', 'Nils'],
      ['?row=1', 'Sara'],
    ],
  },
  '/admin/addonpayments': { always: [['', 'Nils']], nightly: [['?row=3', 'Sara']] },
  '/admin/fines': {
    always: [['?row=new', 'Nils']],
    nightly: [
      ['', 'Nils'],
      ['?row=1', 'Sara'],
    ],
  },
  '/admin/expenses': { always: [['?row=new', 'Sara']], nightly: [['', 'Sara']] },
  '/admin/limits': { always: [['', 'Sara']] },
  '/admin/pageerrors': { always: [['', 'Sara']] },
  '/admin/movements': { always: [['', 'Sara']] },
  '/admin/applications': { always: [['?row=18', 'Sara']], nightly: [['', 'Sara']] },
  '/admin/gifts': {
    always: [['?row=new', 'Nils']],
    nightly: [
      ['', 'Nils'],
      ['?row=1', 'Nils'],
    ],
  },
  '/admin/coupons': {
    always: [['?row=new', 'Nils']],
    nightly: [
      ['', 'Nils'],
      ['?row=1', 'Nils'],
    ],
  },
  '/admin/blog': { always: [['?row=1', 'Sara']], nightly: [['', 'Sara']] },
  '/admin/feedbacks': {
    always: [['?stars=5', 'Sara', ['Ida']]],
    nightly: [
      ['', 'Sara'],
      [NOTHING_FOUND, 'Sara', ['Ida']],
    ],
  },
};

const isAdmitted = (path: string, viewer: keyof typeof roleOf): boolean =>
  guardPage(path, { id: 1, role: roleOf[viewer] }).allow;

const dashboardScreens: readonly Screen[] = pages.flatMap(({ path }) => {
  if (!(path in dashboard)) return [];
  const toScreens = (states: States, isNightly: boolean): Screen[] =>
    states.map(([query, main, others = []]) => ({
      path: `${path.replace(':id', 'ORDER')}${query}`,
      main,
      others: query === '' ? signedIn.filter((viewer) => isAdmitted(path, viewer)) : others,
      isNightly,
    }));
  const { always, nightly = [] } = dashboard[path as DashboardPath];
  return [...toScreens(always, false), ...toScreens(nightly, true)];
});

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

/** Other states of pages that are opened in every run. */
const nightlySitePaths: Readonly<Record<'guest' | 'buyer', readonly string[]>> = {
  guest: ['/?coupon=WELCOME10'],
  buyer: ['/', '/relogin', '/become-a-booster'],
};

/** `ORDER`, `UNPAID`, `PAYOUT` and `LOGGED` are replaced by ids that are known at run time. */
const screens: readonly Screen[] = [
  ...dashboardScreens,
  { path: '/unheard-of', main: 'customer', others: signedIn, isNightly: false },
  ...(['guest', 'buyer'] as const).flatMap((main) =>
    sitePaths[main].map((path) => ({
      path: `${siteUrl}${path}`,
      main,
      others: [],
      isNightly: nightlySitePaths[main].includes(path),
    })),
  ),
];

/** Returns the paths that a viewer opens in every run. */
export const mainPathsOf = (viewer: Viewer): string[] =>
  screens.filter(({ main, isNightly }) => main === viewer && !isNightly).map(({ path }) => path);

/** Returns all paths of a viewer. */
export const pathsOf = (viewer: Viewer): string[] =>
  screens.filter(({ main, others }) => main === viewer || others.includes(viewer)).map(({ path }) => path);
