import type { PlayState } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { tokenFor } from '../../../testing/token.ts';
import { PlayCard } from './play-card.tsx';

const ID = 10_014;
const KAITO = { id: 5, name: 'Kaito', image: null };
const MINA = { id: 7, name: 'Mina', image: null };
const order = orderView(ID, { status: ORDER_STATUS.processing, customer: MINA, booster: KAITO });
const noSessions = { sessions: [], zones: { customer: null, booster: null }, others: [] };
const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

interface Given {
  readonly state?: Partial<PlayState>;
  readonly role?: Role;
  readonly calls?: object;
  readonly specOnly?: boolean;
}

const users = { [ROLE.booster]: KAITO.id, [ROLE.customer]: MINA.id, [ROLE.moderator]: 40 };

async function render({ state = {}, role = ROLE.customer, calls = {}, specOnly = false }: Given) {
  const read = sessionFromToken(tokenFor({ user: users[role as keyof typeof users], role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const full = { playingUntil: null, availability: null, poke: null, sessions: noSessions, ...state };
  const { page, settle } = await renderInApp({
    node: <PlayCard order={order} />,
    answers: { play: { get: () => full, ...calls } },
    claims: read.session,
    specOnly,
  });
  // That of the sessions is tested beside them.
  const buttons = () => [...page.querySelectorAll('button')].filter((one) => one.textContent !== 'Propose session');
  const find = (name: string) => [...page.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
  const press = async (name: string) => {
    await act(async () => find(name)?.click());
    await settle();
  };
  return { page, buttons, find, press };
}

test('the customer is warned not to sign in while the booster plays; others are told', async () => {
  const playing = { playingUntil: inHours(6) };
  const { page } = await render({ state: playing });
  expect(page.textContent).toContain('Kaito is playing now. Don’t sign in to the game account.');
  const staff = await render({ state: playing, role: ROLE.moderator });
  expect(staff.page.textContent).toContain('Kaito is playing now. This ends on');
  expect(staff.buttons()).toEqual([]);
});

test('playing that has ended by itself is not shown', async () => {
  const { page } = await render({ state: { playingUntil: inHours(-0.1) } });
  expect(page.textContent).not.toContain('is playing now');
});

test('the booster starts and stops playing with one press each', async () => {
  const setPlaying = vi.fn(({ isPlaying }: { isPlaying: boolean }) => ({
    playingUntil: isPlaying ? inHours(6) : null,
    availability: null,
    poke: null,
  }));
  let playing = false;
  const calls = {
    setPlaying: (given: { isPlaying: boolean }) => {
      playing = given.isPlaying;
      return setPlaying(given);
    },
    get: () => ({ playingUntil: playing ? inHours(6) : null, availability: null, poke: null, sessions: noSessions }),
  };
  const { page, press } = await render({ role: ROLE.booster, calls });
  await press('Start playing');
  expect(page.textContent).toContain('You’re playing now.');
  await press('Stop playing');
  expect(page.textContent).not.toContain('You’re playing now.');
  expect(setPlaying.mock.calls.map(([given]) => given)).toEqual([
    { order: ID, isPlaying: true },
    { order: ID, isPlaying: false },
  ]);
});

test('the availability is said with its end, and the local time of the booster', async () => {
  const availability = { zone: 'Asia/Kathmandu', hours: [], vacation: null, awayUntil: inHours(3) };
  const { page } = await render({ state: { availability } });
  expect(page.textContent).toContain('Away until');
  expect(page.textContent).toContain('(Kathmandu)');
});

test('a booster without hours has none, and no local time', async () => {
  const { page } = await render({});
  expect(page.textContent).toContain('Hours not set');
  expect(page.textContent).not.toContain('Local time');
});

test('a poke is offered when it is allowed, and says when it will be otherwise', async () => {
  const poke = vi.fn(() => ({ ok: true as const }));
  const early = await render({ state: { poke: { allowedAt: inHours(2), lastAt: null } }, calls: { poke } });
  expect(early.find('Ask for a sign of life')?.getAttribute('aria-disabled')).toBe('true');
  await early.press('Ask for a sign of life');
  expect(poke).not.toHaveBeenCalled();
  expect(early.page.textContent).toMatch(/Available on .+ if there’s no activity until then\./);
  const again = await render({ state: { poke: { allowedAt: inHours(2), lastAt: inHours(-10) } } });
  expect(again.page.textContent).toMatch(/Last asked on .+\. Available again on .+\./);
  const open = await render({ state: { poke: { allowedAt: inHours(-1), lastAt: null } }, calls: { poke } });
  await open.press('Ask for a sign of life');
  expect(poke).toHaveBeenCalledOnce();
});

test('only the customer pokes', async () => {
  const state = { poke: { allowedAt: inHours(-1), lastAt: null } };
  for (const role of [ROLE.booster, ROLE.moderator]) {
    expect((await render({ state, role })).find('Ask for a sign of life')).toBeUndefined();
  }
});

test('a server without the call says so once, and a failed one can be retried', async () => {
  const { page } = await render({ specOnly: true });
  expect(page.textContent?.match(/Not available on this server/g)).toHaveLength(1);
  const failed = await render({
    calls: {
      get: () => {
        throw new FakeApiError('not_found');
      },
    },
  });
  expect(failed.find('Try again')).toBeDefined();
});
