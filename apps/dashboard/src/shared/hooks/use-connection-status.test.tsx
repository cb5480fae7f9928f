import type { ChannelStatus } from '@boostdesk/realtime';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../core/services.ts';
import { ServicesContext } from '../../core/services-context.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { useIsOffline } from './use-connection-status.ts';

const Probe = () => (useIsOffline() ? 'cut off' : 'well');

async function openLine() {
  let status: ChannelStatus = 'online';
  let listener: () => void = () => undefined;
  const onStatus = (changed: () => void) => {
    listener = changed;
    return () => undefined;
  };
  const services = { live: { onStatus, status: () => status } } as unknown as Services;
  const node = (
    <ServicesContext value={services}>
      <Probe />
    </ServicesContext>
  );
  const { page } = await renderInApp({ node, answers: {} });
  /** Sets the connection status and advances the time by so many ms. */
  const go = async (next: ChannelStatus, ms: number) => {
    await act(async () => {
      status = next;
      listener();
    });
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
    });
    return page.textContent;
  };
  return go;
}

test('useIsOffline stays false during short disconnects, however many follow each other', async () => {
  const go = await openLine();
  expect(await go('offline', 1_900)).toBe('well');
  expect(await go('online', 500)).toBe('well');
  expect(await go('offline', 1_900)).toBe('well');
});

test('useIsOffline is true from two seconds after a disconnect until its end', async () => {
  const go = await openLine();
  expect(await go('offline', 2_000)).toBe('cut off');
  expect(await go('online', 0)).toBe('well');
});
