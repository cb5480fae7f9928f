import { onTestFinished } from 'vitest';

/** Until the end of the test. */
export function recordUncaught(): readonly unknown[] {
  const noted: unknown[] = [];
  const others = process.listeners('uncaughtException');
  const keep = (error: unknown) => noted.push(error);
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', keep);
  onTestFinished(() => {
    process.off('uncaughtException', keep);
    for (const listener of others) process.on('uncaughtException', listener);
  });
  return noted;
}
