import { expect, test, vi } from 'vitest';
import { rested } from './rested.ts';

test('whoever rests lets everything else come first that has no time to wait for', async () => {
  const order: string[] = [];
  void rested().then(() => order.push('rested'));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  order.push('all else');
  await vi.waitFor(() => expect(order).toEqual(['all else', 'rested']));
});
