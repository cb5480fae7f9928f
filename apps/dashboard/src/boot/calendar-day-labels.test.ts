import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A formatter keeps the time zone in which it was created.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test.each(['America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Apia', 'America/Santiago', 'Asia/Kathmandu', 'UTC'])(
  'coupons and the site log show calendar days as stored in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const { periodLabel } = await import('../features/coupons/coupon-labels.ts');
    const { day } = await import('../features/site-log/format-values.ts');
    expect(periodLabel({ starts: '2026-11-01', ends: '2026-12-31' })).toBe('Nov 1, 2026 to Dec 31, 2026');
    expect(day('2026-11-01', {} as never, {} as never)).toBe('Nov 1, 2026');
  },
);
