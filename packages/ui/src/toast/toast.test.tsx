import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createToastQueue } from '../toast-queue/toast-queue.ts';
import { ToastRegion } from './toast.tsx';

test('ToastRegion renders on a server, where there is no document', () => {
  const queue = createToastQueue();
  queue.add({ title: 'Saved', style: 'success' });
  expect(renderToString(<ToastRegion queue={queue} />)).toBe('');
});
