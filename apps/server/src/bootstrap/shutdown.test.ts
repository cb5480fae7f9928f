import { expect, test, vi } from 'vitest';
import { createShutdown, StartCancelledError } from './shutdown.ts';

test('close during a start waits for the current step, stops the start and closes resources in reverse order', async () => {
  const done: string[] = [];
  const step = Promise.withResolvers<void>();
  const exit = createShutdown(() => undefined);
  const starting = exit.runStart(async () => {
    exit.onShutdown('lock', () => void done.push('lock'));
    await step.promise;
    exit.onShutdown('database', () => void done.push('database'));
    exit.throwIfClosing();
    done.push('listening');
  });
  const closing = exit.close();
  await Promise.resolve();
  expect(done).toEqual([]);
  step.resolve();
  await expect(starting).rejects.toThrow(StartCancelledError);
  await closing;
  expect(done).toEqual(['database', 'lock']);
});

test('close runs every action once, also after one that fails', async () => {
  const failed = vi.fn();
  const lock = vi.fn();
  const exit = createShutdown(failed);
  exit.onShutdown('lock', lock);
  exit.onShutdown('database', () => Promise.reject('broken'));
  await Promise.all([exit.close(), exit.close()]);
  expect(failed).toHaveBeenCalledExactlyOnceWith('broken');
  expect(lock).toHaveBeenCalledOnce();
});

test('closingStep names what is being closed', async () => {
  const exit = createShutdown(() => undefined);
  const hanging = Promise.withResolvers<void>();
  exit.onShutdown('database', () => hanging.promise);
  exit.onShutdown('servers', () => undefined);
  const closing = exit.close();
  await vi.waitFor(() => expect(exit.closingStep()).toBe('database'));
  hanging.resolve();
  await closing;
});
