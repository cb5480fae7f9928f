import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { NeedsCard } from './needs-card.tsx';

test('a count that fails to load shows an error in its row, with a retry button that stays meanwhile', async () => {
  const read = sessionFromToken(tokenFor({ role: 1 }), { now: Date.now() });
  if (!read.ok) throw new Error(read.reason);
  let isBroken = true;
  const candidates = Promise.withResolvers<[]>();
  const { page, settle } = await renderInApp({
    node: (
      <main id="main" tabIndex={-1}>
        <NeedsCard />
      </main>
    ),
    answers: {
      office: { getWaiting: () => ({ payouts: 0, applications: 0, feedbacks: 0, accountselling: 0 }) },
      order: {
        getCounts: () => ({ all: 0, byStatus: [], archived: 0 }),
        getDesk: () => ({ needs: { waiting: 0, late: 0, unanswered: 0, disputed: 0 }, games: [] }),
      },
      payout: {
        getCandidates: () => {
          if (isBroken) throw new Error('broken');
          return candidates.promise;
        },
      },
    },
    claims: read.session,
  });
  const again = () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  expect(page.textContent).not.toContain('Payouts to propose');
  isBroken = false;
  const button = () => page.querySelector('button');
  await act(async () => {
    again()?.focus();
    again()?.click();
  });
  await settle();
  expect(button()?.dataset.pending).toBe('true');
  expect(document.activeElement).toBe(button());
  await act(async () => candidates.resolve([]));
  await settle();
  expect(page.textContent).toContain('Payouts to propose');
  expect(button()).toBeNull();
  expect(document.activeElement?.matches('section.bd-card')).toBe(true);
});
