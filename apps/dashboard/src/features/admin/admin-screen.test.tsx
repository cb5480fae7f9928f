import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { orderStatusCodes } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { Component as AdminScreen } from './admin-screen.tsx';

const candidate = (id: number, amount: number) => ({
  booster: { id, name: `Booster ${id}`, image: null },
  currency: 'USD' as const,
  earned: amount,
  progressPays: 0,
  tips: 0,
  fines: 0,
  amount,
  orders: 1,
});

/** Figures of the staff dashboard by link address. */
async function figuresOf(role: Role) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const byStatus = orderStatusCodes.map((status) => ({ status, count: 11 + status }));
  const { page, settle } = await renderInApp({
    node: <AdminScreen />,
    answers: {
      office: { getWaiting: () => ({ payouts: 21, applications: 22, feedbacks: 23, accountselling: 24 }) },
      order: {
        getCounts: () => ({ all: 81, byStatus, archived: 9 }),
        getDesk: () => ({
          needs: { waiting: 31, late: 32, unanswered: 33, disputed: 34 },
          games: [{ game: 3, awaiting: 41, processing: 0 }],
        }),
      },
      payout: { getCandidates: () => [candidate(1, 500), candidate(2, 700), candidate(3, 0)] },
      ledger: { getDays: () => [] },
    },
    claims: read.session,
  });
  await settle();
  const links = [...page.querySelectorAll('a')];
  const textOf = (link: Element) =>
    link.getAttribute('aria-label') ?? link.closest('li')?.textContent ?? link.textContent;
  return new Map(links.map((link) => [link.getAttribute('href') ?? '', textOf(link) ?? '']));
}

test.each([
  ['/orders?need=waiting', /\D31$/],
  ['/orders?need=late', /\D32$/],
  ['/orders?need=unanswered', /\D33$/],
  ['/orders?need=disputed', /\D34$/],
  ['/orders?status=4', /\D15/],
  ['/orders?status=0', /\D11/],
  ['/orders', /^View all 81 orders/],
  ['/orders?status=0&game=3', /^41 waiting$/],
  ['/admin/payouts?status=proposed', /\D21$/],
  ['/admin/payouts?row=new', /\D2$/],
  ['/admin/applications?status=waiting', /\D22$/],
  ['/admin/feedbacks?status=waiting', /\D23$/],
  ['/accountselling?state=waiting', /\D24$/],
])('the staff dashboard shows the number of rows at the link to %s', async (href, figure) => {
  expect((await figuresOf(ROLE.admin)).get(href)).toMatch(figure);
});

test('a moderator sees no figures of areas and money that need a higher role', async () => {
  const hrefs = [...(await figuresOf(ROLE.moderator)).keys()];
  expect(hrefs).toContain('/accountselling?state=waiting');
  expect(hrefs.filter((href) => /payouts|applications|feedbacks|movements/.test(href))).toEqual([]);
});
