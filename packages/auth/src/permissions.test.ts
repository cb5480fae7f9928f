import { ORDER_STATUS, orderStatusCodes, orderTransitions } from '@boostdesk/catalogs';
import { describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS } from './actor.ts';
import { assertCan, can, checkPermission, ForbiddenError, isRoleAllowed } from './can.ts';
import { checkAssignee, type OrderSubject, type RuleContext } from './order-rules.ts';
import { type Action, isAction, permissions, type SubjectOf } from './permissions.ts';
import { type Role, roles } from './roles.ts';

const facts = { trial: false, games: [3], platforms: ['PC'] };
/** Parties of an order, other users of their roles, staff. */
const actors = {
  anonymous: ANONYMOUS,
  customer: { id: 30, role: 3 },
  otherCustomer: { id: 31, role: 3 },
  booster: { id: 20, role: 2, employee: facts },
  fitting: { id: 21, role: 2, employee: { ...facts, games: null } },
  otherGames: { id: 22, role: 2, employee: { ...facts, games: [15] } },
  otherPlatform: { id: 23, role: 2, employee: { ...facts, platforms: ['Mobile'] } },
  noEmployee: { id: 24, role: 2 },
  /** Lost the role. */
  formerBooster: { id: 20, role: 3 },
  moderator: { id: 40, role: 4 },
  senior: { id: 50, role: 5 },
  admin: { id: 10, role: 1 },
} as const satisfies Record<string, Actor>;
type Who = keyof typeof actors;

const orderIn = (status: OrderSubject['status']): OrderSubject => {
  const taken = status !== ORDER_STATUS.awaiting && status !== ORDER_STATUS.unpaid;
  const facts = { gameId: 3, platform: 'PC', priceAmount: 9_200, targetReached: true };
  return { customerId: 30, boosterId: taken ? 20 : null, status, ...facts };
};

const { awaiting, processing, complete, paused, suspended, unpaid } = ORDER_STATUS;
const staff: readonly Who[] = ['moderator', 'senior', 'admin'];
const people: readonly Who[] = ['customer', 'booster', ...staff];
const withoutBooster: readonly Who[] = ['customer', ...staff];
const board: readonly Who[] = ['booster', 'fitting'];
type Allowed = Partial<Record<OrderSubject['status'], readonly Who[]>>;

/** Rights by status, repeated here on purpose; all others are refused. */
const decisions: Record<OrderAction, Allowed> = {
  'order.get': {
    [awaiting]: [...withoutBooster, ...board],
    [processing]: people,
    [complete]: people,
    [paused]: people,
    [suspended]: people,
    [unpaid]: withoutBooster,
  },
  'order.pay': { [unpaid]: ['customer'] },
  'order.look': { [awaiting]: board },
  'order.lockIn': { [awaiting]: board },
  'order.assign': { [awaiting]: staff },
  'order.pause': { [processing]: people },
  'order.unpause': { [paused]: people },
  'order.logProgress': { [processing]: ['booster'] },
  'order.undoProgress': { [processing]: ['booster'] },
  'order.complete': { [processing]: ['booster', ...staff] },
  'order.drop': { [processing]: ['booster'], [paused]: ['booster'] },
  'order.unassign': { [processing]: staff, [paused]: staff },
  'order.suspend': { [awaiting]: staff, [processing]: staff, [paused]: staff },
  'order.resume': { [suspended]: staff },
  'order.cancel': {
    [awaiting]: ['senior', 'admin'],
    [processing]: ['senior', 'admin'],
    [paused]: ['senior', 'admin'],
    [suspended]: ['senior', 'admin'],
    [unpaid]: ['senior', 'admin'],
  },
  'order.changePrice': {
    [awaiting]: ['senior', 'admin'],
    [processing]: ['senior', 'admin'],
    [paused]: ['senior', 'admin'],
    [suspended]: ['senior', 'admin'],
  },
  'order.changeShare': { [processing]: staff, [paused]: staff, [suspended]: staff },
  'order.withdraw': { [unpaid]: ['customer'] },
  'order.extendDeadline': { [awaiting]: staff, [processing]: staff, [paused]: staff, [suspended]: staff },
  'order.payProgress': { [awaiting]: staff, [processing]: staff, [paused]: staff, [suspended]: staff },
  'order.addExtra': { [awaiting]: staff, [processing]: staff, [paused]: staff, [suspended]: staff },
  'order.payExtra': {
    [awaiting]: ['customer'],
    [processing]: ['customer'],
    [paused]: ['customer'],
    [suspended]: ['customer'],
  },
  'order.rate': { [complete]: ['customer'] },
  'order.tip': { [complete]: ['customer'] },
  'order.readGuide': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [complete]: people,
    [paused]: people,
    [suspended]: people,
    [unpaid]: withoutBooster,
  },
  'order.writeGuide': { [processing]: ['booster'], [complete]: ['booster'] },
  'order.deliverGuide': { [processing]: ['booster'], [complete]: ['booster'] },
  'order.viewPlay': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [complete]: people,
    [paused]: people,
    [suspended]: people,
    [unpaid]: withoutBooster,
  },
  'order.planSession': { [processing]: ['customer', 'booster'], [paused]: ['customer', 'booster'] },
  'order.setPlaying': { [processing]: ['booster'] },
  'order.poke': { [processing]: ['customer'] },
  'favorite.add': { [complete]: ['customer'] },
  'order.shareTracking': {
    [awaiting]: ['customer'],
    [processing]: ['customer'],
    [complete]: ['customer'],
    [paused]: ['customer'],
    [suspended]: ['customer'],
  },
  'order.openDispute': {
    [processing]: ['customer'],
    [complete]: ['customer'],
    [paused]: ['customer'],
    [suspended]: ['customer'],
  },
  'order.resolveDispute': {
    [awaiting]: staff,
    [processing]: staff,
    [complete]: staff,
    [paused]: staff,
    [suspended]: staff,
  },
  'order.refundDispute': {
    [awaiting]: ['senior', 'admin'],
    [processing]: ['senior', 'admin'],
    [complete]: ['senior', 'admin'],
    [paused]: ['senior', 'admin'],
    [suspended]: ['senior', 'admin'],
  },
  'order.exportEvidence': {
    [unpaid]: staff,
    [awaiting]: staff,
    [processing]: staff,
    [complete]: staff,
    [paused]: staff,
    [suspended]: staff,
  },
  'order.saveCredentials': {
    [unpaid]: ['customer'],
    [awaiting]: ['customer'],
    [processing]: ['customer'],
    [paused]: ['customer'],
  },
  'order.revealCredentials': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [complete]: withoutBooster,
    [paused]: withoutBooster,
    [suspended]: withoutBooster,
    [unpaid]: withoutBooster,
  },
  'order.viewLog': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [complete]: people,
    [paused]: people,
    [suspended]: people,
    [unpaid]: withoutBooster,
  },
  'chat.read': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [complete]: people,
    [paused]: people,
    [suspended]: people,
    [unpaid]: withoutBooster,
  },
  'room.chat': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [complete]: people,
    [paused]: people,
    [suspended]: people,
    [unpaid]: withoutBooster,
  },
  'chat.send': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [complete]: people,
    [paused]: people,
    [suspended]: people,
  },
  'chat.schedule': {
    [awaiting]: withoutBooster,
    [processing]: people,
    [paused]: people,
    [suspended]: people,
  },
  'earnings.viewOrder': {
    [awaiting]: staff,
    [processing]: ['booster', ...staff],
    [complete]: ['booster', ...staff],
    [paused]: ['booster', ...staff],
    [suspended]: ['booster', ...staff],
    [unpaid]: staff,
  },
};
type OrderAction = {
  [A in Action]: SubjectOf<A> extends OrderSubject ? ([SubjectOf<A>] extends [never] ? never : A) : never;
}[Action];

describe.each(Object.keys(decisions) as OrderAction[])('%s', (action) => {
  test.each(orderStatusCodes)('in status %i', (status) => {
    const allowed = (Object.keys(actors) as Who[]).filter((who) => can(action, actors[who], orderIn(status)));
    expect(allowed.sort()).toEqual([...(decisions[action][status] ?? [])].sort());
  });
});

test('every transition is an action', () => {
  for (const { name } of orderTransitions) expect(isAction(`order.${name}`), name).toBe(true);
});

test('every transition is allowed exactly in the statuses of the graph', () => {
  for (const name of new Set(orderTransitions.map((edge) => edge.name))) {
    const edges = orderTransitions.filter((edge) => edge.name === name);
    const walkable = Object.keys(decisions[`order.${name}`]).map(Number);
    expect([...new Set(edges.map((edge) => edge.from))].sort(), name).toEqual(walkable.sort());
  }
});

test.each<[Who, ReturnType<typeof checkAssignee>]>([
  ['booster', null],
  ['fitting', null],
  ['otherGames', 'otherGames'],
  ['otherPlatform', 'otherGames'],
  ['noEmployee', 'otherGames'],
  ['customer', 'oneself'],
])('checkAssignee of %s returns %s', (who, denial) => {
  expect(checkAssignee(actors[who], orderIn(awaiting))).toBe(denial);
});

describe('a booster whose work is redone', () => {
  const redone = { ...orderIn(awaiting), barredBoosters: [21] };
  test.each(['order.get', 'order.look', 'order.lockIn'] as const)('may not %s', (action) => {
    expect(can(action, actors.fitting, redone)).toBe(false);
    expect(can(action, actors.booster, redone)).toBe(true);
  });

  test('may not be assigned', () => {
    expect(checkAssignee(actors.fitting, redone)).toBe('barred');
    expect(checkAssignee(actors.booster, redone)).toBeNull();
  });
});

describe('staff whose work as a booster was disputed', () => {
  const disputed = { ...orderIn(complete), disputedBoosters: [actors.senior.id] };
  test.each(['order.resolveDispute', 'order.refundDispute', 'order.exportEvidence'] as const)(
    'may not %s',
    (action) => {
      expect(can(action, actors.senior, disputed)).toBe(false);
      expect(can(action, actors.admin, disputed)).toBe(true);
    },
  );
});

test('a problem can be reported only with an order that has a booster', () => {
  const order = orderIn(suspended);
  expect(can('order.openDispute', actors.customer, order)).toBe(true);
  expect(can('order.openDispute', actors.customer, { ...order, boosterId: null })).toBe(false);
});

describe('all transitions of an order', () => {
  const seniors: readonly Who[] = ['senior', 'admin'];
  /** From, to (null: cancelled), and who may; all others are refused. */
  const table: readonly (readonly [OrderSubject['status'], OrderSubject['status'] | null, readonly Who[]])[] = [
    // pay
    [unpaid, awaiting, ['customer']],
    // lockIn, assign
    [awaiting, processing, [...board, ...staff]],
    [processing, paused, people],
    [paused, processing, people],
    [processing, complete, ['booster', ...staff]],
    // drop, unassign
    [processing, awaiting, ['booster', ...staff]],
    [paused, awaiting, ['booster', ...staff]],
    [awaiting, suspended, staff],
    [processing, suspended, staff],
    [paused, suspended, staff],
    [suspended, awaiting, staff],
    [suspended, processing, staff],
    [suspended, paused, staff],
    // withdraw, cancel
    [unpaid, null, ['customer', ...seniors]],
    [awaiting, null, seniors],
    [processing, null, seniors],
    [paused, null, seniors],
    [suspended, null, seniors],
  ];
  const pairs = orderStatusCodes.flatMap((from) => [...orderStatusCodes, null].map((to) => [from, to] as const));

  test.each(pairs)('from %s to %s', (from, to) => {
    const edges = orderTransitions.filter((edge) => edge.from === from && edge.to === to);
    const walkers = (Object.keys(actors) as Who[]).filter((who) =>
      edges.some(({ name }) => can(`order.${name}`, actors[who], orderIn(from))),
    );
    const [, , expected = []] = table.find((row) => row[0] === from && row[1] === to) ?? [];
    expect(walkers.sort()).toEqual([...expected].sort());
  });
});

describe('an order below its target', () => {
  const open = { ...orderIn(processing), targetReached: false };
  test('can be completed by staff, but not by its booster', () => {
    expect(checkPermission('order.complete', actors.booster, open)).toMatchObject({ reason: 'targetNotReached' });
    expect(checkPermission('order.complete', actors.booster, { ...open, status: paused })).toMatchObject({
      reason: 'wrongStatus',
    });
    for (const who of staff) expect(can('order.complete', actors[who], open)).toBe(true);
  });
});

describe('staff with a stake in an order', () => {
  const reason = (action: OrderAction, actor: Actor, status: OrderSubject['status']) => {
    const decision = checkPermission(action, actor, orderIn(status));
    return decision.ok ? null : decision.reason;
  };
  test.each<[OrderAction, OrderSubject['status'], Role]>([
    ['order.cancel', unpaid, 1],
    ['order.cancel', processing, 5],
    ['order.complete', processing, 1],
    ['order.complete', processing, 4],
    ['order.payProgress', processing, 4],
    ['order.resolveDispute', complete, 4],
    ['order.refundDispute', complete, 5],
    ['order.exportEvidence', complete, 4],
    ['order.look', awaiting, 2],
    ['order.lockIn', awaiting, 2],
  ])('%s in status %i by role %i is refused to the order’s customer', (action, status, role) => {
    expect(reason(action, { id: 30, role, employee: facts }, status)).toBe('oneself');
    expect(reason(action, { id: 31, role, employee: facts }, status)).toBeNull();
  });

  test.each<[OrderAction, Role]>([
    ['order.cancel', 5],
    ['order.complete', 4],
    ['order.payProgress', 5],
    ['order.resolveDispute', 5],
  ])('%s by role %i is refused to the order’s former booster', (action, role) => {
    expect(reason(action, { id: 20, role }, processing)).toBe('oneself');
  });
});

describe('a cancelled order', () => {
  const still = new Set<OrderAction>([
    'order.get',
    'order.viewLog',
    'order.readGuide',
    'order.viewPlay',
    'chat.read',
    'room.chat',
    'chat.send',
  ]);
  const seen = [...still, 'earnings.viewOrder', 'order.revealCredentials', 'order.exportEvidence'];
  test.each(orderStatusCodes)('in status %i can be read, but not changed', (status) => {
    const cancelled = { ...orderIn(status), cancelled: true };
    for (const action of (Object.keys(decisions) as OrderAction[]).filter((one) => !seen.includes(one))) {
      const allowed = (Object.keys(actors) as Who[]).filter((who) => can(action, actors[who], cancelled));
      expect(allowed, action).toEqual([]);
    }
    expect(can('order.revealCredentials', actors.booster, cancelled)).toBe(false);
    expect(can('order.get', actors.fitting, cancelled)).toBe(false);
    expect(can('order.get', actors.customer, cancelled)).toBe(true);
  });
});

describe('a trial booster', () => {
  const trial: Actor = { id: 25, role: 2, employee: { ...facts, trial: true } };
  const decide = (context: RuleContext, actor = trial) =>
    checkPermission('order.lockIn', actor, orderIn(awaiting), context);
  test.each<[string, RuleContext, string | null]>([
    ['may lock in a first order', {}, null],
    ['may not lock in a second order', { runningOrders: 1 }, 'trialBusy'],
    ['may lock in an order at the price limit', { trialMaxPrice: 9_200 }, null],
    ['may not lock in an order above the price limit', { trialMaxPrice: 9_199 }, 'trialPrice'],
    ['has no price limit when none is set', { trialMaxPrice: null }, null],
  ])('%s', (_what, context, reason) => {
    const decision = decide(context);
    expect(decision.ok ? null : decision.reason).toBe(reason);
    expect(decide(context, actors.booster).ok).toBe(true);
  });

  test('cannot view an order above the price limit', () => {
    expect(can('order.get', trial, orderIn(awaiting), { trialMaxPrice: 1 })).toBe(false);
    expect(can('order.look', trial, orderIn(awaiting), { trialMaxPrice: 1 })).toBe(false);
  });
});

describe('roles per action (1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator)', () => {
  const words = (text: string) => text.split(' ');
  const expected: Record<string, readonly string[]> = {
    '12345': [
      ...words('public signedIn order.list order.get order.pause order.unpause order.revealCredentials order.viewLog'),
      ...words('order.readGuide order.viewPlay chat.list chat.read chat.send chat.schedule room.user room.chat'),
      ...words('notification.own event.own session.own'),
      ...words('search.dashboard guide.view coins.view gift.claim profile.edit pageError.report'),
      ...words('offer.list offer.reveal'),
    ],
    '1245': [
      ...words('order.complete earnings.viewOrder room.boosters room.orders contentPage.view'),
      ...words('duoq.list duoq.giveBack duoq.reveal offer.edit'),
      ...words('quickReply.list quickReply.read quickReply.create quickReply.edit quickReply.remove'),
    ],
    '145': [
      'limits.view',
      ...words('room.staff room.viewers order.assign order.unassign order.suspend order.resume'),
      ...words('order.extendDeadline order.listAll order.edit order.payProgress progressPay.list'),
      ...words('coins.list coins.change order.addExtra payment.list payment.create payment.cancel'),
      ...words('user.changeMembership'),
      ...words('user.list user.ban user.forceRelogin employee.list employee.edit fine.list fine.create fine.lift'),
      ...words('gift.list gift.create gift.takeBack order.resolveDispute order.exportEvidence order.changeShare'),
      ...words('coupon.list coupon.create coupon.edit'),
      ...words('duoq.create duoq.edit duoq.remove offer.decide office.getWaiting'),
    ],
    '15': words('order.cancel order.changePrice order.refundDispute feedback.list feedback.edit'),
    '1': [
      ...words(
        'pageError.list payout.list payout.propose payout.withdraw payout.pay ledger.view siteLog.list user.changeRole',
      ),
      ...words('user.makePasswordLink'),
      ...words('limits.edit'),
      ...words('contentPage.edit expense.list expense.create expense.edit expense.remove'),
      ...words('application.list application.decide'),
      ...words('blog.list blog.create blog.edit blog.remove'),
    ],
    '2': words(
      'order.lockIn order.look order.logProgress order.undoProgress order.drop order.writeGuide order.deliverGuide order.setPlaying availability.own earnings.viewOwn ranking.viewOwn duoq.borrow offer.create',
    ),
    '23': words('order.planSession playSession.own'),
    '3': words(
      'order.payExtra payment.own payment.pay order.create order.pay order.withdraw order.rate order.tip favorite.own favorite.add order.shareTracking order.poke order.openDispute order.saveCredentials application.apply offer.buy',
    ),
  };
  test.each(Object.entries(expected))('%s', (who, actions) => {
    for (const action of actions.filter(isAction)) {
      expect(roles.filter((role) => isRoleAllowed(action, role)).join(''), action).toBe(who);
    }
  });

  test('every action is in the table', () => {
    expect(Object.values(expected).flat().sort()).toEqual(Object.keys(permissions).sort());
  });

  test('an anonymous visitor may only call the public actions', () => {
    const open = (Object.keys(permissions) as Action[]).filter((action) => isRoleAllowed(action, ANONYMOUS));
    expect(open).toEqual(['public']);
  });

  test('isRoleAllowed uses the role of an actor', () => {
    expect([isRoleAllowed('order.lockIn', actors.booster), isRoleAllowed('order.lockIn', actors.admin)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('users and payouts', () => {
  const user = (id: number, role: Role) => ({ id, role });
  const payout = (proposedById: number, amount = 500) => ({ boosterId: 20, proposedById, amount });
  const asked = (decision: ReturnType<typeof checkPermission>) => (decision.ok ? 'ok' : decision.reason);
  test.each([
    ['a moderator may ban a customer', asked(checkPermission('user.ban', actors.moderator, user(31, 3))), 'ok'],
    [
      'a moderator may not ban a colleague',
      asked(checkPermission('user.ban', actors.moderator, user(50, 5))),
      'higherRole',
    ],
    ['an admin may ban a moderator', asked(checkPermission('user.ban', actors.admin, user(40, 4))), 'ok'],
    ['an admin may not ban themselves', asked(checkPermission('user.ban', actors.admin, user(10, 1))), 'oneself'],
    ['only an admin may change roles', asked(checkPermission('user.changeRole', actors.senior, user(31, 3))), 'role'],
    [
      'only an admin may make a password link',
      asked(checkPermission('user.makePasswordLink', actors.senior, user(31, 3))),
      'role',
    ],
    [
      'an admin may make a password link for another admin',
      asked(checkPermission('user.makePasswordLink', actors.admin, user(11, 1))),
      'ok',
    ],
    [
      'an admin may not make their own password link',
      asked(checkPermission('user.makePasswordLink', actors.admin, user(10, 1))),
      'oneself',
    ],
    [
      'an admin may not change their own role',
      asked(checkPermission('user.changeRole', actors.admin, user(10, 1))),
      'oneself',
    ],
    ['a customer may view their own coins', asked(checkPermission('coins.view', actors.customer, user(30, 3))), 'ok'],
    [
      'a customer may not view other coins',
      asked(checkPermission('coins.view', actors.customer, user(31, 3))),
      'notYours',
    ],
    ['staff may view all coins', asked(checkPermission('coins.view', actors.moderator, user(31, 3))), 'ok'],
    ['visitors must sign in first', asked(checkPermission('coins.view', ANONYMOUS, user(0, 3))), 'signIn'],
    [
      'a former booster may not propose their own payout',
      asked(checkPermission('payout.propose', { id: 20, role: 1 }, payout(10))),
      'oneself',
    ],
    [
      'a former booster may not waive their own fine',
      asked(checkPermission('fine.lift', { id: 20, role: 1 }, payout(10))),
      'oneself',
    ],
    [
      'a former booster may not pay their own payout',
      asked(checkPermission('payout.pay', { id: 20, role: 1 }, payout(10))),
      'oneself',
    ],
    [
      'one admin may propose and pay up to the limit',
      asked(checkPermission('payout.pay', actors.admin, payout(10), { twoToSignAbove: 500 })),
      'ok',
    ],
    [
      'one admin may not propose and pay above the limit',
      asked(checkPermission('payout.pay', actors.admin, payout(10, 501), { twoToSignAbove: 500 })),
      'twoToSign',
    ],
    [
      'one admin may not pay above the limit of the proposal that was lifted since',
      asked(checkPermission('payout.pay', actors.admin, { ...payout(10, 501), twoToSignAbove: 500 })),
      'twoToSign',
    ],
    [
      'a limit lowered since the proposal holds too',
      asked(
        checkPermission(
          'payout.pay',
          actors.admin,
          { ...payout(10, 501), twoToSignAbove: 900 },
          { twoToSignAbove: 500 },
        ),
      ),
      'twoToSign',
    ],
    [
      'another admin may pay above the limit',
      asked(checkPermission('payout.pay', { id: 11, role: 1 }, payout(10, 501), { twoToSignAbove: 500 })),
      'ok',
    ],
    [
      'without a limit one person may propose and pay',
      asked(checkPermission('payout.pay', actors.admin, payout(10, 501))),
      'ok',
    ],
  ])('%s', (_what, answer, expected) => {
    expect(answer).toBe(expected);
  });
});

test.each(['user.ban', 'user.forceRelogin', 'employee.edit', 'coins.change'] as const)(
  '%s is refused for oneself, and reserved to admins for staff',
  (action) => {
    const booster = { id: 20, role: 2 } as const;
    const senior = { id: 50, role: 5 } as const;
    expect([can(action, actors.moderator, booster), can(action, actors.moderator, senior)]).toEqual([true, false]);
    expect([can(action, actors.admin, senior), can(action, actors.admin, actors.admin)]).toEqual([true, false]);
  },
);

describe('game accounts', () => {
  const seen = (action: 'duoq.reveal' | 'offer.reveal', who: keyof typeof actors, ids: readonly number[]) =>
    can(action, actors[who], { userIds: ids });
  test('can be used by their current users and by staff', () => {
    const { booster, customer } = actors;
    expect([seen('duoq.reveal', 'booster', [booster.id]), seen('duoq.reveal', 'booster', [])]).toEqual([true, false]);
    expect([seen('duoq.reveal', 'moderator', []), seen('duoq.reveal', 'customer', [customer.id])]).toEqual([
      true,
      false,
    ]);
    expect([seen('offer.reveal', 'customer', [customer.id]), seen('offer.reveal', 'customer', [booster.id])]).toEqual([
      true,
      false,
    ]);
    expect(can('offer.reveal', ANONYMOUS, { userIds: [0] })).toBe(false);
  });

  test('an offer can be edited by its seller and by staff, but not by its buyer', () => {
    const { booster, customer } = actors;
    const edits = (who: keyof typeof actors, sellerId: number) => can('offer.edit', actors[who], { sellerId });
    expect([edits('booster', booster.id), edits('moderator', booster.id)]).toEqual([true, true]);
    expect([edits('booster', booster.id + 1), edits('customer', customer.id)]).toEqual([false, false]);
    // A booster can be the buyer, as an earlier customer.
    expect(checkPermission('offer.edit', booster, { sellerId: booster.id + 1 })).toMatchObject({
      ok: false,
      reason: 'notYours',
    });
    expect(can('offer.edit', ANONYMOUS, { sellerId: 0 })).toBe(false);
  });
});

describe('rooms (SPEC §6)', () => {
  test.each<[string, boolean, boolean]>([
    ['a user receives their own events', can('room.user', actors.customer, { id: 30 }), true],
    ['an admin does not receive events of others', can('room.user', actors.admin, { id: 30 }), false],
    ['user 0 has no room', can('room.user', ANONYMOUS, { id: 0 }), false],
    ['boosters receive the board', can('room.boosters', actors.booster), true],
    ['customers do not receive the board', can('room.boosters', actors.customer), false],
    ['staff receive all changes', can('room.staff', actors.moderator), true],
    ['boosters do not receive all changes', can('room.staff', actors.booster), false],
    [
      'boosters with order notifications receive orders',
      can('room.orders', actors.booster, { orderNotification: true }),
      true,
    ],
    [
      'boosters without order notifications do not receive orders',
      can('room.orders', actors.booster, { orderNotification: false }),
      false,
    ],
    ['customers never receive orders', can('room.orders', actors.customer, { orderNotification: true }), false],
  ])('%s', (_what, answer, expected) => {
    expect(answer).toBe(expected);
  });
});

describe('can, checkPermission and assertCan', () => {
  test('checkPermission returns the reason and the roles that can have the right', () => {
    const order = orderIn(processing);
    expect(checkPermission('order.pause', actors.otherCustomer, order)).toEqual({
      ok: false,
      reason: 'notYours',
      roles,
    });
    expect(checkPermission('order.rate', actors.customer, { ...orderIn(complete), rated: true })).toMatchObject({
      reason: 'rated',
    });
    expect(checkPermission('order.revealCredentials', actors.booster, orderIn(paused))).toMatchObject({
      reason: 'hiddenWhilePaused',
    });
    expect(checkPermission('ledger.view', actors.senior)).toEqual({ ok: false, reason: 'role', roles: [1] });
    expect(checkPermission('signedIn', ANONYMOUS)).toMatchObject({ reason: 'signIn' });
    expect(checkPermission('public', ANONYMOUS)).toEqual({ ok: true });
  });

  test('assertCan throws the reason of checkPermission', () => {
    const act = () => assertCan('order.pause', actors.otherCustomer, orderIn(processing));
    expect(act).toThrow(ForbiddenError);
    expect(act).toThrow(expect.objectContaining({ action: 'order.pause', reason: 'notYours', name: 'ForbiddenError' }));
    expect(() => assertCan('order.pause', actors.customer, orderIn(processing))).not.toThrow();
  });

  test('a missing subject is refused, even to an admin', () => {
    expect(can('order.get', actors.admin, JSON.parse('null'))).toBe(false);
  });

  test('user id 0 matches no order', () => {
    const orphan = { ...orderIn(processing), customerId: 0, boosterId: 0 };
    for (const role of [2, 3] as const) expect(can('order.pause', { id: 0, role }, orphan)).toBe(false);
  });

  test('an action with a subject does not compile without one', () => {
    // @ts-expect-error an order is missing
    expect(can('order.pause', actors.admin)).toBe(false);
    // @ts-expect-error an order is not a user
    expect(can('user.ban', actors.moderator, orderIn(processing))).toBe(true);
  });

  test('isAction is false for unknown names', () => {
    expect([isAction('order.pause'), isAction('toString'), isAction(1), isAction(['public'])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
