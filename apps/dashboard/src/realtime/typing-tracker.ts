import type { EventPayload } from '@boostdesk/realtime';
import type { Store } from '../core/services.ts';
import { type Writer, writersAtom } from '../data/typing.ts';

/** How long a user counts as typing after an event, in ms. */
const TYPING_MS = 5000;

export interface TypingTracker {
  readonly add: (event: Pick<EventPayload<'typing'>, 'order' | 'by'>) => void;
  /** Their message has arrived. */
  readonly remove: (order: number, user: number) => void;
}

/** Keeps `writersAtom`. */
export function createTypingTracker(store: Pick<Store, 'get' | 'set'>): TypingTracker {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const isSame = (one: Writer, order: number, user: number) => one.order === order && one.id === user;

  function remove(order: number, user: number): void {
    const key = `${order} ${user}`;
    clearTimeout(timers.get(key));
    if (!timers.delete(key)) return;
    store.set(
      writersAtom,
      store.get(writersAtom).filter((one) => !isSame(one, order, user)),
    );
  }

  return {
    add: ({ order, by }) => {
      const key = `${order} ${by.id}`;
      const writers = store.get(writersAtom);
      if (!writers.some((one) => isSame(one, order, by.id))) store.set(writersAtom, [...writers, { order, ...by }]);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => remove(order, by.id), TYPING_MS),
      );
    },
    remove,
  };
}
