import { act, memo } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import type { Coupon } from './api.ts';
import { CouponStateTag } from './coupons-screen.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often the page checks its clock. */
const CLOCK_MS = 30_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Like a row of a table: it renders again only when its coupon changes. */
const Row = memo(({ coupon }: { readonly coupon: Coupon }) => <CouponStateTag coupon={coupon} />);

test('the status of a coupon follows the clock of an open table', async () => {
  const coupon = { active: true, starts: dayIn(1), ends: dayIn(1), uses: 0, most_uses: null } as Coupon;
  const { page } = await renderInApp({ node: <Row coupon={coupon} />, answers: {} });
  const later = async () => {
    vi.setSystemTime(Date.now() + DAY_MS);
    await act(async () => vi.advanceTimersByTimeAsync(CLOCK_MS));
    return page.textContent;
  };
  expect([page.textContent, await later(), await later()]).toEqual(['Scheduled', 'Active', 'Expired']);
});
