import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can, checkPermission } from './can.ts';
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
