// Who a token belongs to, which pages that user gets into, and what they may do with an order.
import { can, checkPermission, guardPage, isPartner, menuPages } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = {
  user: 30,
  role: 3,
  email: 'ada@example.com',
  name: 'Ada',
  sanitized_name: 'ada',
  relog: false,
  affilate: null,
  image: null,
  newsletter: true,
  favorite_employees: [],
  notification: true,
  employee: null,
  sid: 'b7f8',
  iat: 1_800_000_000,
  exp: 1_800_003_600,
};
// Whether it is genuine is the server's to check: this only reads.
const token = `${part({ alg: 'HS256' })}.${part(claims)}.signature`;

const now = 1_800_000_100_000;
const read = sessionFromToken(token, { now });
if (!read.ok) throw new Error(read.reason);
console.log(read.session.name, 'role', read.session.role, 'partner', isPartner(read.session));

const late = sessionFromToken(token, { now, offsetSeconds: 3_600 });
console.log('an hour early:', late.ok ? 'good' : late.reason);
const odd = sessionFromToken('not a token', { now });
console.log('no token:', odd.ok ? 'good' : odd.reason);

const ada = { id: read.session.user, role: read.session.role };
console.log('/orders', guardPage('/orders', ada));
console.log('/admin/payouts', guardPage('/admin/payouts', ada));
console.log(
  'menu:',
  menuPages('main', ada.role)
    .map((page) => page.id)
    .join(' '),
);

const order = { customerId: 30, boosterId: 20, status: 1, gameId: 3, platform: 'PC', priceAmount: 9_200 } as const;
console.log('pause:', can('order.pause', ada, order));
console.log('unpause:', checkPermission('order.unpause', ada, order));
