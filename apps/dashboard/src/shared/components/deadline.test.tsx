import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act, type ComponentProps, memo } from 'react';
import { expect, test, vi } from 'vitest';
import { formatRelative } from '../../i18n/format.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { useServerTime } from '../hooks/use-server-time.ts';
import { Deadline } from './deadline.tsx';

const HOUR_MS = 3_600_000;

const MINUTE_MS = 60_000;

/** From the start of the minute, which is what the clock shows, so that the texts do not depend on the time of the test. */
const inHours = (hours: number) =>
  new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + hours * HOUR_MS).toISOString();

/** Like a row of a table: it renders again only when its order changes. */
const Row = memo(({ order }: Pick<ComponentProps<typeof Deadline>, 'order'>) => (
  <Deadline order={order} fallback="–" />
));

const Seen = memo(({ at }: { readonly at: string }) => `Last active ${formatRelative(at, new Date(useServerTime()))}`);

test.each([
  [{ status: ORDER_STATUS.processing }, ['in 2 hours', 'in 1 hour', '1 hour ago']],
  [{ status: ORDER_STATUS.awaiting }, ['in 2 hours', 'in 1 hour', '1 hour ago']],
  [{ status: ORDER_STATUS.paused }, ['paused', 'paused', 'paused']],
  [{ status: ORDER_STATUS.complete }, ['–', '–', '–']],
  [{ status: ORDER_STATUS.processing, deadline: null }, ['–', '–', '–']],
])('the deadline of an order %j follows the clock of an open table', async (changes, expected) => {
  const order = { id: 7, cancelledAt: null, deadline: inHours(2), ...changes };
  const { page } = await renderInApp({
    node: <Row order={order} />,
    answers: {},
  });
  const text = () => page.textContent;
  const later = async (hours: number) => {
    await act(async () => vi.advanceTimersByTimeAsync(hours * HOUR_MS));
    return text();
  };
  expect([text(), await later(1), await later(2)]).toEqual(expected);
});

test('the last activity of a session follows the clock of an open page', async () => {
  const { page } = await renderInApp({ node: <Seen at={inHours(0)} />, answers: {} });
  expect(page.textContent).toBe('Last active now');
  await act(async () => vi.advanceTimersByTimeAsync(3 * HOUR_MS));
  expect(page.textContent).toBe('Last active 3 hours ago');
});
