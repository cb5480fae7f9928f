import { createRecents } from '@boostdesk/search';
import { expect, test } from 'vitest';
import { translateRecents } from './use-palette.ts';

test('a recent page gets its current translated name; recent entries that are no pages stay', () => {
  const recents = createRecents(localStorage, 5);
  recents.record({ label: 'Rules', url: '/rules' });
  recents.record({ label: '#10001', url: '/order/10001' });
  const now = translateRecents(recents, [{ label: 'Regeln', url: '/rules' }]);
  expect(now.list()).toEqual([
    { label: '#10001', url: '/order/10001' },
    { label: 'Regeln', url: '/rules' },
  ]);
  localStorage.clear();
});
