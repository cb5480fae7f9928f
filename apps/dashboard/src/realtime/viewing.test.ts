import { afterEach, expect, test, vi } from 'vitest';
import { followViewing, viewOrder } from './viewing.ts';

afterEach(() => vi.restoreAllMocks());

test('followViewing reports the visible orders, and null while the tab is hidden', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const told: (readonly number[] | null)[] = [];
  const leave = viewOrder(5);
  const stop = followViewing((orders) => told.push(orders));
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  leave();
  stop();
  viewOrder(6)();
  expect(told).toEqual([[5], null, [5], []]);
});
