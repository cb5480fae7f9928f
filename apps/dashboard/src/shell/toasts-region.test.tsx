import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toasts } from '../core/toasts.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { Toasts } from './toasts-region.tsx';

const SHOWN_MS = 2_500;

test('a toast from before the region has loaded is visible for its whole time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const onClose = vi.fn();
  toasts.add({ title: 'There is no such order', onClose });
  await vi.advanceTimersByTimeAsync(2 * SHOWN_MS);
  expect(onClose).not.toHaveBeenCalled();
  const { settle } = await renderInApp({ node: <Toasts />, answers: {} });
  expect(document.body.textContent).toContain('There is no such order');
  await act(() => vi.advanceTimersByTimeAsync(2 * SHOWN_MS));
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
});
