import { replyAudiences, replyVariables } from '@boostdesk/catalogs/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can, checkPermission } from './can.ts';
import { readableReplyValues } from './reply-variables.ts';
import { roles } from './roles.ts';

const id = fc.integer({ min: 1, max: 5 });
const actors = fc.record({ id, role: fc.constantFrom(...roles) });

test('senior moderators and admins edit a review, except its customer and booster', () => {
  fc.assert(
    fc.property(actors, id, fc.option(id), (actor, customerId, boosterId) => {
      const isParty = actor.id === customerId || actor.id === boosterId;
      const expected = [1, 5].includes(actor.role) && !isParty;
      expect(can('feedback.edit', actor, { customerId, boosterId })).toBe(expected);
    }),
  );
  const own = checkPermission('feedback.edit', { id: 10, role: 1 }, { customerId: 30, boosterId: 10 });
  expect(own).toMatchObject({ ok: false, reason: 'oneself' });
});

test('customers create applications and admins decide them, except their own', () => {
  fc.assert(
    fc.property(actors, actors, (actor, applicant) => {
      expect(can('application.apply', actor)).toBe(actor.role === 3);
      expect(can('application.decide', actor, applicant)).toBe(actor.role === 1 && actor.id !== applicant.id);
    }),
  );
});

test('staff give gifts to others, and only the receiver claims one', () => {
  fc.assert(
    fc.property(actors, actors, (actor, receiver) => {
      const isOneself = actor.id === receiver.id;
      expect(can('gift.create', actor, receiver)).toBe([1, 4, 5].includes(actor.role) && !isOneself);
      expect(can('gift.claim', actor, receiver)).toBe(isOneself);
    }),
  );
});

test('only the owner reads and changes a personal quick reply; staff change shared ones, boosters read those for them', () => {
  fc.assert(
    fc.property(actors, id, fc.constantFrom(...replyAudiences), (actor, ownerId, audience) => {
      const isStaff = [1, 4, 5].includes(actor.role);
      const reply = { ownerId, audience };
      const isOwn = audience === 'own' && actor.id === ownerId && actor.role !== 3;
      const edits = isOwn || (audience !== 'own' && isStaff);
      for (const action of ['quickReply.create', 'quickReply.edit', 'quickReply.remove'] as const)
        expect(can(action, actor, reply)).toBe(edits);
      expect(can('quickReply.read', actor, reply)).toBe(edits || (audience === 'boosters' && actor.role === 2));
    }),
  );
});

test('readableReplyValues leaves out what the actor may not see of the order', () => {
  const values = Object.fromEntries(replyVariables.map((name) => [name, name]));
  const order = {
    customerId: 4,
    boosterId: 5,
    status: 2,
    gameId: 3,
    platform: 'PC',
    priceAmount: 1,
    targetReached: false,
  } as const;
  fc.assert(
    fc.property(actors, (actor) => {
      const shown = readableReplyValues(actor, order, values);
      const reads = can('chat.read', actor, order);
      expect(shown['my.name']).toBe('my.name');
      expect(shown['customer.name']).toBe(reads ? 'customer.name' : undefined);
      expect(shown['booster.name']).toBe(reads ? 'booster.name' : undefined);
      expect(shown['order.target']).toBe(can('order.get', actor, order) ? 'order.target' : undefined);
    }),
  );
});
