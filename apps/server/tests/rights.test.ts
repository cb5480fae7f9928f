import { type CallName, type CallShape, calls } from '@boostdesk/api-client/contract';
import { isRoleAllowed, ROLE, type Role, roles } from '@boostdesk/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Handlers } from '../src/http/handler-types.ts';
import { registerCalls } from '../src/http/register-calls.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

let app: TestApp;
const people = new Map<Role, SignedIn>();
beforeAll(async () => {
  app = await startApp();
  for (const role of roles) {
    if (role === ROLE.customer) people.set(role, await app.customer());
    else if (role === ROLE.booster) people.set(role, await app.booster());
    else people.set(role, await app.staff(role));
  }
});
afterAll(() => app.close());

const nameOf = (call: CallShape): CallName => call.name as CallName;

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  // @spec 6.0-14, 7.0-6
  test.each(roles)('is 403 for role %d exactly where the table of rights says so', async (role) => {
    const token = people.get(role)?.token ?? '';
    // The role is refused before the body is validated.
    const response = await app.send(nameOf(call), { nonsense: true }, { token });
    const isOpen = call.right === 'public' || call.acceptsHandOver === true;
    const isForbidden = !isOpen && !isRoleAllowed(call.right, role);
    expect(response.status === 403).toBe(isForbidden);
    // SPEC §8: the dashboard redirects to / when the body is exactly this.
    if (isForbidden) expect(await response.text()).toBe('Forbidden');
  });

  test('is 401 without a session, unless it is public', async () => {
    const { status } = await app.send(nameOf(call), {}, {});
    expect(status === 401).toBe(call.right !== 'public');
  });
});

test('a call without a handler or a right, or a handler without a call, fails the start', () => {
  const gate = {
    limitToken: () => Promise.resolve(),
    authenticate: () => Promise.reject(new Error('Nobody asks.')),
    limitCall: () => Promise.resolve(),
    limitBodies: () => () => undefined,
  };
  const all = Object.fromEntries(calls.map((call) => [call.name, () => Promise.resolve({})]));
  const { 'order.pay': left, ...missing } = all;
  const bind = (handlers: object) => () =>
    registerCalls({ route: () => undefined, register: () => undefined } as never, {
      handlers: handlers as Handlers,
      bodyChecks: { 'quickreplies.addPicture': () => Promise.resolve(), 'picture.upload': () => Promise.resolve() },
      checks: gate,
    });
  expect(bind(all)).not.toThrow();
  expect(bind(missing)).toThrow('No handler serves order.pay.');
  expect(bind({ ...all, 'order.steal': left })).toThrow('order.steal serves no call');
  const misspelt = { ...calls[0], name: 'order.steal', right: 'order.stael' };
  const listed = calls as unknown as object[];
  listed.push(misspelt);
  try {
    expect(bind({ ...all, 'order.steal': left })).toThrow('order.stael, is not in the table of rights');
  } finally {
    listed.pop();
  }
});
