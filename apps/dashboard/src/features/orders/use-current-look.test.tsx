import type { OrderRow } from '@boostdesk/api-client/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, setServerLead } from '../../i18n/server-clock.ts';
import { useCurrentLook } from './components/board-action.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  setServerLead(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Looker = ({ look }: Pick<OrderRow, 'look'>) => useCurrentLook({ look })?.booster.name ?? 'nobody';

const lookFor = (ms: number): OrderRow['look'] => ({
  booster: { id: 21, name: 'Kaito' },
  until: new Date(serverNow() + ms).toISOString(),
});

test.each([
  ['right', 0],
  ['3 minutes behind', 180],
  ['3 minutes ahead', -180],
  ['2 days ahead', -2 * 24 * 3600],
])('a look disappears when it expires, and a new one is shown again: the clock is %s', (_, lead) => {
  setServerLead(lead);
  const page = document.createElement('div');
  const root = createRoot(page);
  const show = (look: OrderRow['look']) => act(() => root.render(<Looker look={look} />));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  show(lookFor(60_000));
  expect(page.textContent).toBe('Kaito');
  pass(59_000);
  expect(page.textContent).toBe('Kaito');
  pass(1_000);
  expect(page.textContent).toBe('nobody');
  show(lookFor(60_000));
  expect(page.textContent).toBe('Kaito');
  show(null);
  expect(page.textContent).toBe('nobody');
  act(() => root.unmount());
});
