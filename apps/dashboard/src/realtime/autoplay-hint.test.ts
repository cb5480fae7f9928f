import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../core/toasts.ts';
import { showSoundBlocked } from './autoplay-hint.ts';

const shown = () => toasts.getSnapshot().visible.map(({ message }) => message);

// The queue is the app's own, which tests of other files may have filled.
beforeEach(() => toasts.closeAll());

test('soundBlocked shows one toast per visit, until a click or key press', () => {
  const play = vi.fn();
  showSoundBlocked(play);
  showSoundBlocked(play);
  expect(shown()).toEqual(['Your browser blocks sounds until you click or press a key on this page.']);
  expect(play).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerup'));
  expect(shown()).toEqual([]);
  showSoundBlocked(play);
  expect(shown()).toEqual([]);
});
