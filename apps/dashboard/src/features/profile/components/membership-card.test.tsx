import { sessionFromToken } from '@boostdesk/auth/session';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useSetAtom } from '../../../core/state.ts';
import { userInfoAtom } from '../../../session/session-atoms.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { MembershipCard } from './membership-card.tsx';

/** The session after the first check and the start-up calls. */
const Known = ({ premium }: { readonly premium: boolean }) => {
  const know = useSetAtom(userInfoAtom);
  useLayoutEffect(() => know({ name: 'Mina', balance: 1240, premium, loyaltyRank: null }), [know, premium]);
  return <MembershipCard />;
};

/** Values by label, and the text of a field if there is one. */
async function standingOf({ premium, affilate }: { readonly premium: boolean; readonly affilate: string | null }) {
  const read = sessionFromToken(tokenFor({ role: 2, affilate }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page } = await renderInApp({ node: <Known premium={premium} />, answers: {}, claims: read.session });
  const facts = [...page.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent ?? '',
  ]);
  return { facts: Object.fromEntries(facts), link: page.querySelector('input')?.value };
}

// @spec 3.1-2
test('the profile shows coins, premium and partnership, and no link until one credits orders', async () => {
  expect(await standingOf({ premium: true, affilate: 'mina-7' })).toEqual({
    facts: { BoostCoins: '1,240', Premium: 'Yes', Partner: 'Yes' },
    link: undefined,
  });
});

test('the profile of a user without premium and partnership says so', async () => {
  expect(await standingOf({ premium: false, affilate: null })).toEqual({
    facts: { BoostCoins: '1,240', Premium: 'No', Partner: 'No' },
    link: undefined,
  });
});
