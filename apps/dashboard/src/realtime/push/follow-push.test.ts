import type { SessionClaims } from '@boostdesk/auth';
import { expect, test, vi } from 'vitest';
import { createStore } from '../../core/state.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import { followPush } from './follow-push.ts';
import type { Push } from './push.ts';

const claimsOf = (badge: string | null, changed: Partial<SessionClaims> = {}) =>
  ({ user: 7, role: 2, notification: true, employee: { badge }, ...changed }) as unknown as SessionClaims;

function page(claims: SessionClaims) {
  const store = createStore();
  store.set(claimsAtom, claims);
  const steps: unknown[] = [];
  let status = 'authenticated';
  const open = (_: unknown, { role, employee }: SessionClaims) =>
    ({
      start: async () => void steps.push(['started', role, employee?.badge ?? null]),
      removeUser: async () => void steps.push('left'),
    }) as unknown as Push;
  const session = { get: () => ({ status }) };
  const close = followPush({ api: {}, session, store, open } as unknown as Parameters<typeof followPush>[0]);
  const settled = async () => {
    await vi.waitFor(() => expect(steps.length).toBeGreaterThan(0));
    return steps.splice(0);
  };
  return {
    store,
    steps,
    settled,
    end: (how: string) => {
      status = how;
      close();
    },
  };
}

// @spec 6.0-22
test('a new role or badge updates the provider, a renewed token does not', async () => {
  const { store, steps, settled } = page(claimsOf('gold'));
  expect(await settled()).toEqual(['left', ['started', 2, 'gold']]);
  store.set(claimsAtom, claimsOf('gold'));
  await Promise.resolve();
  expect(steps).toEqual([]);
  store.set(claimsAtom, claimsOf(null));
  await vi.waitFor(() => expect(steps).toContainEqual(['started', 2, null]));
});

// @spec 6.0-22
test("with notifications off nothing is started, and an earlier user's registration is removed", async () => {
  const { settled } = page(claimsOf('gold', { notification: false }));
  expect(await settled()).toEqual(['left']);
});

test('a logout removes the registration and stops the updates', async () => {
  const { store, steps, settled, end } = page(claimsOf('gold'));
  await settled();
  end('loggedOut');
  expect(await settled()).toEqual(['left']);
  store.set(claimsAtom, claimsOf(null));
  await Promise.resolve();
  expect(steps).toEqual([]);
});

test('closing the page keeps the registration', async () => {
  const { steps, settled, end } = page(claimsOf('gold'));
  await settled();
  end('authenticated');
  await Promise.resolve();
  expect(steps).toEqual([]);
});
