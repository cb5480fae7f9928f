import type { PlaySession, play, ResponseOf } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { SessionsCard } from './sessions-card.tsx';

const ID = 10_014;
const KAITO = { id: 5, name: 'Kaito', image: null };
const MINA = { id: 7, name: 'Mina', image: null };
const order = orderView(ID, { status: ORDER_STATUS.processing, customer: MINA, booster: KAITO });
const HOUR = 60 * 60 * 1000;
const users = { [ROLE.booster]: KAITO.id, [ROLE.customer]: MINA.id, [ROLE.moderator]: 40 };

const sessionOf = (changed: Partial<PlaySession> = {}): PlaySession => ({
  id: 1,
  order: ID,
  start: new Date(Date.now() + 24 * HOUR).toISOString(),
  end: new Date(Date.now() + 26 * HOUR).toISOString(),
  state: 'proposed',
  proposer: { id: MINA.id, name: MINA.name },
  revision: 1,
  ...changed,
});

type Sessions = ResponseOf<typeof play.get>['sessions'];
const listOf = (sessions: readonly PlaySession[]): Sessions => ({
  sessions: [...sessions],
  zones: { customer: 'Asia/Kathmandu', booster: null },
  others: [],
});
const playOf = (sessions: Sessions) => ({
  playingUntil: null,
  availability: { zone: 'Europe/Berlin', hours: [], vacation: null, awayUntil: null },
  poke: null,
  sessions,
});

async function render(
  found: readonly PlaySession[],
  role: Role = ROLE.customer,
  calls: object = {},
  list: () => Sessions = () => listOf(found),
) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ user: users[role as keyof typeof users], role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page, settle } = await renderInApp({
    node: <SessionsCard order={order} />,
    answers: { play: { get: () => playOf(list()) }, playSession: calls },
    claims: read.session,
  });
  const labels = (of: ParentNode = page) => [...of.querySelectorAll('button')].map(({ textContent }) => textContent);
  const press = async (name: string) => {
    const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name).at(-1);
    await act(async () => found?.click());
    await settle();
  };
  return { page, labels, press };
}

test('without sessions the card says so, and customer and booster can propose one', async () => {
  const { page, labels } = await render([]);
  expect(page.textContent).toContain('No sessions planned yet');
  expect(labels()).toEqual(['Propose session']);
  expect((await render([], ROLE.moderator)).labels()).toEqual([]);
});

test('each side sees the other’s time zone, staff see both', async () => {
  expect((await render([sessionOf()])).page.textContent).toContain('Kaito (Berlin):');
  expect((await render([sessionOf()], ROLE.booster)).page.textContent).toContain('Mina (Kathmandu):');
  const { page } = await render([sessionOf()], ROLE.moderator);
  expect(page.textContent).toContain('Kaito (Berlin):');
  expect(page.textContent).toContain('Mina (Kathmandu):');
});

test.each([
  ['the maker of a proposal', 'proposed', ROLE.customer, ['Withdraw', 'Another time']],
  ['the other side of a proposal', 'proposed', ROLE.booster, ['Accept', 'Decline', 'Another time']],
  ['both sides of an accepted session', 'accepted', ROLE.booster, ['Cancel session', 'Another time', 'Calendar file']],
  ['staff', 'accepted', ROLE.moderator, ['Calendar file']],
] as const)('%s can do what the rules allow', async (_title, state, role, names) => {
  const { page, labels } = await render([sessionOf({ state })], role);
  expect(labels(page.querySelector('li') ?? page)).toEqual(names);
});

test('sessions that are over are not listed', async () => {
  const past = { start: new Date(Date.now() - 4 * HOUR).toISOString(), end: new Date(Date.now() - HOUR).toISOString() };
  const { page } = await render([sessionOf({ ...past, state: 'accepted' })]);
  expect(page.querySelectorAll('li')).toHaveLength(0);
});

test('an answer sends the read revision and the own time zone', async () => {
  const answer = vi.fn((_: object) => ({ sessions: [], zones: { customer: null, booster: null }, others: [] }));
  const { press } = await render([sessionOf({ revision: 3 })], ROLE.booster, { answer });
  await press('Accept');
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ id: 1, revision: 3, action: 'accept', zone: expect.any(String) });
});

test('another time is sent with the new revision after a conflict', async () => {
  let revision = 3;
  const move = vi.fn((_: object) => {
    revision = 4;
    throw new FakeApiError('conflict', 'This session was changed in the meantime.');
  });
  const { press } = await render([], ROLE.booster, { move }, () => listOf([sessionOf({ revision })]));
  await press('Another time');
  await press('Propose another time');
  await press('Propose another time');
  expect(move.mock.calls.map(([given]) => given)).toMatchObject([{ revision: 3 }, { revision: 4 }]);
});

test('a proposal is sent from the dialog, and a refusal at a field keeps it open', async () => {
  const propose = vi.fn((_: object) => {
    throw new FakeApiError('invalid', 'Invalid', { start: 'Choose a start time in the future.' });
  });
  const { press } = await render([], ROLE.customer, { propose });
  await press('Propose session');
  await press('Propose session');
  expect(propose.mock.calls[0]?.[0]).toMatchObject({ order: ID, start: expect.any(String), end: expect.any(String) });
  expect(document.body.textContent).toContain('Choose a start time in the future.');
});
