import type { Dispute } from '@boostdesk/api-client/contract';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { tokenFor } from '../../../testing/token.ts';
import { DisputeBanner } from './dispute-banner.tsx';

afterEach(() => vi.restoreAllMocks());

const open: Dispute = {
  id: 1,
  booster: { id: 2, name: 'Kaito', image: null },
  reason: 'wrongResult',
  text: 'The account is two divisions below the target.',
  openedAt: '2026-11-20T12:00:00.000Z',
  resolvedAt: null,
  resolution: null,
  note: null,
  refund: 0,
  refundedInAll: 0,
};
const resolved = { ...open, resolvedAt: '2026-11-21T12:00:00.000Z', note: 'The screenshots show it.' };

async function renderBanner(dispute: Dispute | undefined, role: Role = ROLE.customer, answers = {}) {
  const read = sessionFromToken(tokenFor({ user: 9, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const order = orderView(7, { status: ORDER_STATUS.complete, ...(dispute !== undefined && { dispute }) });
  return renderInApp({ node: <DisputeBanner order={order} />, answers, claims: read.session });
}

test('an order without a dispute has no banner', async () => {
  expect((await renderBanner(undefined)).page.textContent).toBe('');
});

test.each([
  ['the customer', ROLE.customer, open, 'Our team is looking into it. We’ll notify you of the decision.'],
  ['the booster', ROLE.booster, open, 'Your unpaid earnings from this order are frozen until our team has decided.'],
  ['staff', ROLE.moderator, open, 'Unpaid earnings from this order are frozen until the dispute is resolved.'],
  [
    'staff of a paid booster',
    ROLE.moderator,
    { ...open, paidOut: 5520 },
    'The booster has already been paid €55.20 for this order. A refund reduces platform revenue only.',
  ],
])('%s read what happens next', async (_who, role, dispute, next) => {
  const text = (await renderBanner(dispute, role)).page.textContent;
  expect(text).toContain('In dispute: The result isn’t what I ordered');
  expect(text).toContain(open.text);
  expect(text).toContain(next);
});

test.each([
  ['an open', open],
  ['a resolved', { ...resolved, resolution: 'dismissed' }],
] as const)('staff download the evidence of %s dispute', async (_, dispute) => {
  const created: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) created.push(blob);
    return 'blob:evidence';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const exportEvidence = vi.fn(() => ({ name: 'order-7-evidence.zip', sha256: '00', zip: btoa('PK') }));
  const { page, settle } = await renderBanner(dispute, ROLE.moderator, { dispute: { exportEvidence } });
  await settle();
  const button = [...page.querySelectorAll('button')].find((one) => one.textContent === 'Download evidence');
  await act(async () => button?.click());
  await settle();
  expect(exportEvidence).toHaveBeenCalledExactlyOnceWith({ id: 7 }, expect.anything());
  expect(await created[0]?.text()).toBe('PK');
});

test.each([ROLE.customer, ROLE.booster])('role %i downloads no evidence', async (role) => {
  const { page, settle } = await renderBanner(open, role);
  await settle();
  expect(page.querySelector('button')).toBeNull();
});

test.each([
  ['dismissed', 0, 'Dispute dismissed'],
  ['refunded', 4600, 'Dispute resolved: €46.00 refunded'],
  ['redone', 0, 'Dispute resolved: redo by another booster'],
  ['cancelled', 0, 'Dispute resolved: order cancelled'],
] as const)('a dispute that is %s shows its resolution and the reason', async (resolution, refund, title) => {
  const text = (await renderBanner({ ...resolved, resolution, refund })).page.textContent;
  expect(text).toContain(title);
  expect(text).toContain('The screenshots show it.');
});
