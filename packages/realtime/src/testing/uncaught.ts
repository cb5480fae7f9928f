import { onTestFinished } from 'vitest';

/** From now until the end of the test: what no code has caught and the process has heard of. */
export function noteUncaught(): readonly unknown[] {
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
