import { orderStatusCodes, platforms } from '@boostdesk/catalogs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { assertCan, can, checkPermission, ForbiddenError, isRoleAllowed } from './can.ts';
import type { OrderSubject, RuleContext } from './order-rules.ts';
import { guardPage, pageByPath, pages } from './pages.ts';
import { type Action, permissions, type SubjectOf } from './permissions.ts';
import { isStaff, ROLE, roles } from './roles.ts';

type OrderAction = {
  [A in Action]: [SubjectOf<A>] extends [never] ? never : OrderSubject extends SubjectOf<A> ? A : never;
}[Action];

const actions = Object.keys(permissions) as Action[];
/** Rules of users, rooms and payouts read the same fields of an order, or none. */
const orderActions = actions.filter(
  (action) => /^(order|chat|earnings)\./.test(action) && 'rule' in permissions[action],
) as OrderAction[];

const id = fc.nat(4);
const employee = fc.record({
  trial: fc.boolean(),
  games: fc.option(fc.array(fc.nat(17), { maxLength: 3 })),
  platforms: fc.subarray([...platforms]),
});
const actors: fc.Arbitrary<Actor> = fc.record({
  id,
  role: fc.constantFrom(...roles),
  employee: fc.option(employee, { nil: null }),
});
const orders: fc.Arbitrary<OrderSubject> = fc.record({
  customerId: id,
  boosterId: fc.option(id),
  status: fc.constantFrom(...orderStatusCodes),
  gameId: fc.nat(17),
  platform: fc.option(fc.constantFrom(...platforms)),
  priceAmount: fc.option(fc.nat(50_000), { nil: null }),
  rated: fc.boolean(),
  targetReached: fc.boolean(),
  cancelled: fc.boolean(),
});
const contexts: fc.Arbitrary<RuleContext> = fc.record({
  runningOrders: fc.nat(2),
  trialMaxPrice: fc.option(fc.nat(50_000), { nil: null }),
  twoToSignAbove: fc.option(fc.nat(50_000), { nil: null }),
});

test('can, checkPermission and assertCan agree, and allow only what the role can ever do', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderActions), actors, orders, contexts, (action, actor, order, context) => {
      const allowed = can(action, actor, order, context);
      const decision = checkPermission(action, actor, order, context);
      const act = () => assertCan(action, actor, order, context);
      expect(decision.ok).toBe(allowed);
      if (decision.ok) expect(act).not.toThrow();
      else expect(act).toThrow(new ForbiddenError(action, decision.reason));
      if (allowed) expect(isRoleAllowed(action, actor)).toBe(true);
      if (!decision.ok) expect(decision.roles).toBe(permissions[action].roles);
    }),
  );
});

test('an anonymous visitor has no right to any order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderActions), orders, contexts, (action, order, context) => {
      for (const role of roles) expect(can(action, { id: 0, role }, order, context)).toBe(false);
    }),
  );
});

// @spec 6.0-12
test('admins and other staff may view any order (SPEC §6)', () => {
  fc.assert(
    fc.property(orders, (order) => {
      for (const role of roles) {
        if (isStaff({ role })) expect(can('order.get', { id: 9, role }, order)).toBe(true);
      }
      expect(can('order.get', { id: 9, role: ROLE.customer }, order)).toBe(false);
    }),
  );
});

test('exactly the actors who may pause an order may unpause it', () => {
  fc.assert(
    fc.property(actors, orders, (actor, order) => {
      const [processing, paused] = [{ ...order, status: 1 } as const, { ...order, status: 3 } as const];
      expect(can('order.unpause', actor, paused)).toBe(can('order.pause', actor, processing));
    }),
  );
});

test('cancelling an order never adds a right', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderActions), actors, orders, contexts, (action, actor, order, context) => {
      if (can(action, actor, { ...order, cancelled: true }, context)) {
        expect(can(action, actor, { ...order, cancelled: false }, context)).toBe(true);
      }
    }),
  );
});

test('a trial booster has no right that another booster lacks', () => {
  fc.assert(
    fc.property(employee, orders, contexts, fc.constantFrom(...orderActions), (facts, order, context, action) => {
      const onTrial: Actor = { id: 3, role: ROLE.booster, employee: { ...facts, trial: true } };
      const proven: Actor = { id: 3, role: ROLE.booster, employee: { ...facts, trial: false } };
      if (can(action, onTrial, order, context)) expect(can(action, proven, order, context)).toBe(true);
    }),
  );
});

test('guardPage decides alike for every spelling of a path', () => {
  const paths = pages.map(({ path }) => path.replace(/:\w+/, 'x1')).concat('/unheard-of', '/admin/unheard-of');
  fc.assert(
    fc.property(fc.constantFrom(...paths), actors, fc.stringMatching(/^[a-z=&/.]{0,9}$/), (path, actor, query) => {
      const written = `${path}/`.replaceAll('/', '//');
      expect(guardPage(`${written}?${query}`, actor)).toEqual(guardPage(path, actor));
    }),
  );
});

test('pageByPath is case-sensitive', () => {
  const written = pages.map(({ path }) => path.replace(/:\w+/, 'X1')).filter((path) => path !== '/');
  for (const path of written) expect(pageByPath(path.toUpperCase()), path).toBeUndefined();
});

test('guardPage never throws, and allows anonymous visitors only the hand-over', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[/a-zA-Z?#.]{0,20}$/)),
      fc.constantFrom(...roles),
      (path, role) => {
        const decision = guardPage(path, { id: 0, role });
        expect(decision.allow).toBe(/^\/*loggedIn\/+[^/?#]+\/*$/.test(path.split(/[?#]/)[0] ?? ''));
      },
    ),
  );
});
