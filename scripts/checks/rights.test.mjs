// Every permission is used by a call, an event or a check.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../toolchain.mjs';
import { readRights, rightsUsedIn, rowsOf } from './rights.mjs';

const table = `
  return deepFreeze({
    public: { roles, anonymous: true },
    signedIn: anyone,

    'order.get': { ...anyone, rule: order.mayView },
  } as const satisfies Readonly<Record<string, Permission>>);
`;

test('rowsOf reads the rows of the table', () => {
  assert.deepEqual(rowsOf(table), ['public', 'signedIn', 'order.get']);
});

for (const [how, source, rights] of [
  ['by a call', "{ name: 'order.close', right: 'order.get', kind: 'read' }", ['order.get']],
  [
    'by a screen',
    "if (!can('chat.read', actor, order) || isRoleAllowed(\n  'siteLog.list', actor))",
    ['chat.read', 'siteLog.list'],
  ],
  [
    'by the server',
    "const decision = checkPermission('payout.pay', actor, payout); assertCan('a.b', actor)",
    ['payout.pay', 'a.b'],
  ],
  ['by who holds an order for it', "await commands.loadForUpdate(tx, { actor }, 'order.get', id)", ['order.get']],
  [
    'not by a name alone',
    "record({ action: 'order.get' }); const words = { 'order.get': () => '' }; scan('order.get')",
    [],
  ],
]) {
  test(`rightsUsedIn finds a permission ${how}`, () => {
    assert.deepEqual(rightsUsedIn(source), rights);
  });
}

test('every permission is used', () => {
  const { rows, unasked } = readRights(root);
  assert.ok(rows.length > 40, `only ${rows.length} rows were found`);
  assert.deepEqual(unasked, [], 'ask for them, or take them out of packages/auth/src/permissions.ts');
});
