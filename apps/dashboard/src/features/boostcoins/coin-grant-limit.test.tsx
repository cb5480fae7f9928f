import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { useBoostcoins } from './boostcoins-screen.tsx';

beforeEach(() => localStorage.clear());

const CoinsNote = () => useBoostcoins().newRow?.form?.find(({ name }) => name === 'coins')?.note;

test.each<[string, Role, number | null, string]>([
  ['a moderator', ROLE.moderator, 1, '1 coin is worth 1 US cent. You can grant up to 1 coin at once.'],
  [
    'a senior moderator',
    ROLE.seniorModerator,
    10_000,
    '1 coin is worth 1 US cent. You can grant up to 10,000 coins at once.',
  ],
  ['a moderator without a limit', ROLE.moderator, null, '1 coin is worth 1 US cent.'],
  ['an admin', ROLE.admin, 10_000, '1 coin is worth 1 US cent.'],
])('the form to adjust coins shows %s how many they may grant at once', async (_, role, coinGrantMax, note) => {
  const read = sessionFromToken(tokenFor({ user: 1, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const limits = { trialMaxPrice: null, twoToSignAbove: null, coinGrantMax, version: 1 };
  const { page } = await renderInApp({
    node: <CoinsNote />,
    answers: { limits: { get: () => ({ limits }) } },
    claims: read.session,
  });
  expect(page.textContent).toBe(note);
});
