import { expect, test, vi } from 'vitest';
import { createExit, StartEndedError } from './exit.ts';

test('close during a start waits for the current step, stops the start and closes resources in reverse order', async () => {
  const done: string[] = [];
  const step = Promise.withResolvers<void>();
  const exit = createExit(() => undefined);
  const starting = exit.during(async () => {
    exit.onExit(() => void done.push('lock'));
    await step.promise;
    exit.onExit(() => void done.push('database'));
    exit.check();
    done.push('listening');
  });
  const closing = exit.close();
  await Promise.resolve();
  expect(done).toEqual([]);
  step.resolve();
  await expect(starting).rejects.toThrow(StartEndedError);
  await closing;
  expect(done).toEqual(['database', 'lock']);
});

test('close runs every action once, also after one that fails', async () => {
  const failed = vi.fn();
  const lock = vi.fn();
  const exit = createExit(failed);
  exit.onExit(lock);
  exit.onExit(() => Promise.reject('broken'));
  await Promise.all([exit.close(), exit.close()]);
  expect(failed).toHaveBeenCalledExactlyOnceWith('broken');
  expect(lock).toHaveBeenCalledOnce();
});
