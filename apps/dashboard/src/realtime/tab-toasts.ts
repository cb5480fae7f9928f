import { openTabLine } from '@boostdesk/realtime/tabs';
import type { ToastQueue } from '@boostdesk/ui/toast-queue';
import * as z from 'zod/mini';

/** Of so many events it is known that their toasts were closed elsewhere: those of a short break, and more. */
const MOST = 200;
const EventId = z.string();

export interface TabToasts {
  /** Shows what an event tells, unless its toast was closed in another tab already; `add` answers the id of the toast. */
  readonly show: (event: string, add: (onClose: () => void) => string) => void;
  readonly close: () => void;
}

/** A toast that several tabs of a user make of the same event is closed in all once it is closed in one. What tabs do themselves they tell alone. */
export function createTabToasts(user: number, queue: Pick<ToastQueue, 'close'>): TabToasts {
  const line = openTabLine(`boostdesk.toasts.${user}`);
  /** Of events that are shown here, their toasts: one counts several events where it would read the same. */
  const shown = new Map<string, string>();
  const closedElsewhere = new Set<string>();
  function keepClosed(event: string): void {
    closedElsewhere.add(event);
    const [oldest = event] = closedElsewhere;
    if (closedElsewhere.size > MOST) closedElsewhere.delete(oldest);
  }
  line.listen((data) => {
    const event = EventId.safeParse(data).data;
    if (event === undefined) return;
    keepClosed(event);
    const toast = shown.get(event);
    shown.delete(event);
    if (toast !== undefined && ![...shown.values()].includes(toast)) queue.close(toast);
  });
  return {
    show: (event, add) => {
      if (closedElsewhere.has(event)) return;
      const toast = add(() => {
        if (shown.delete(event)) line.post(event);
      });
      shown.set(event, toast);
    },
    close: () => {
      shown.clear();
      line.close();
    },
  };
}
