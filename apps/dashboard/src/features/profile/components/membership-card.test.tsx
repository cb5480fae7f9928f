import { sessionFromToken } from '@boostdesk/auth/session';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useSetAtom } from '../../../core/state.ts';
import { userInfoAtom } from '../../../session/session-atoms.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { MembershipCard } from './membership-card.tsx';

/** As the first check and the start-up calls leave it. */
const Known = ({ premium }: { readonly premium: boolean }) => {
  const know = useSetAtom(userInfoAtom);
  useLayoutEffect(() => know({ name: 'Mina', balance: 1240, premium, loyaltyRank: null }), [know, premium]);
  return <MembershipCard />;
};

/** What stands there by its name, and the partner link where there is one. */
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
test('the coins, premium and a partner’s own link stand in the profile', async () => {
  expect(await standingOf({ premium: true, affilate: 'mina-7' })).toEqual({
    facts: { BoostCoins: '1,240', Premium: 'Yes', Partner: 'Yes' },
    link: 'https://site.example/?ref=mina-7',
  });
});

test('who is neither premium nor a partner is told so, and has no link', async () => {
  expect(await standingOf({ premium: false, affilate: null })).toEqual({
    facts: { BoostCoins: '1,240', Premium: 'No', Partner: 'No' },
    link: undefined,
  });
});
