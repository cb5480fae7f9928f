// Checked by the compiler: each marked line must be an error.
import {
  type Action,
  assertCan,
  can,
  checkPermission,
  guardPage,
  isRoleAllowed,
  menuPages,
  type PageId,
  permissions,
  ROLE,
  type Role,
  type SubjectOf,
} from './index.ts';
import { sessionFromToken } from './session/index.ts';

declare const action: Action;

const admin = { id: 10, role: 1 } as const;
const order = { customerId: 30, boosterId: 20, status: 1, gameId: 3, platform: 'PC', priceAmount: 9_200 } as const;

can('order.pause', admin, order);
can('order.lockIn', admin, order, { runningOrders: 1 });
assertCan('ledger.view', admin);
checkPermission('user.ban', admin, { id: 30, role: 3 });
isRoleAllowed(action, 3);

// @ts-expect-error no such action
can('order.explode', admin, order);
// @ts-expect-error the order is missing
can('order.pause', admin);
// @ts-expect-error a user is no order
can('order.pause', admin, { id: 30, role: 3 });
// @ts-expect-error there is no status 6
can('order.pause', admin, { ...order, status: 6 });
// @ts-expect-error the role alone decides, without a subject
can('ledger.view', admin, order);
// @ts-expect-error there is no role 6
can('ledger.view', { id: 10, role: 6 });
// @ts-expect-error no such role
isRoleAllowed('ledger.view', 6);
// @ts-expect-error no menu of such a role
menuPages('main', 6);
// @ts-expect-error no such menu
menuPages('footer', 1);
// @ts-expect-error an actor has a role
guardPage('/', { id: 10 });
// @ts-expect-error roles have the names of SPEC
ROLE.owner;
// @ts-expect-error the table cannot be changed
permissions['ledger.view'].roles[0] = 2;
// @ts-expect-error no such page
const page: PageId = 'casino';
// @ts-expect-error the clock is missing
sessionFromToken('a.b.c');

// The reason only exists on a refusal.
const decision = checkPermission('order.pause', admin, order);
// @ts-expect-error the reason may be absent
decision.reason;
// @ts-expect-error an unreadable token has no session
sessionFromToken('a.b.c', { now: 0 }).session;

const role: Role = 5;
// @ts-expect-error an order's subject is no role
const subject: SubjectOf<'order.pause'> = role;
void [page, subject];
