import type { OutboxOptions } from './outbox-types.ts';

/** Web Locks, or else a queue in this tab: two tabs may then send a message, which the client id makes one. */
export function createPageLock(): NonNullable<OutboxOptions['lock']> {
  const turns = new Map<string, Promise<void>>();
  return async (name, task) => {
    let begun = false;
    try {
      await globalThis.navigator?.locks?.request(name, () => {
        begun = true;
        return task();
      });
    } catch (fault) {
      // The browser denies locks, as with blocked storage.
      if (begun) throw fault;
    }
    if (begun) return;
    const turn = Promise.resolve(turns.get(name)).then(task, task);
    turns.set(name, turn);
    await turn;
  };
}
