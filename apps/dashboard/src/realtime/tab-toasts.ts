import { openTabChannel } from '@boostdesk/realtime/tabs';
import type { ToastQueue } from '@boostdesk/ui/toast-queue';
import * as z from 'zod/mini';

/** Limit of the remembered closed events, above those of a short disconnect. */
const MAX_CLOSED = 200;
const EventId = z.string();

export interface TabToasts {
  /** Shows the toast of an event unless another tab has closed it. `add` returns the toast's id. */
  readonly show: (event: string, add: (onClose: () => void) => string) => void;
  readonly close: () => void;
}

/** Closes the toast of an event in all tabs of a user once it is closed in one. */
export function createTabToasts(user: number, queue: Pick<ToastQueue, 'close'>): TabToasts {
  const channel = openTabChannel(`boostdesk.toasts.${user}`);
  /** Toast ids by event; equal toasts count several events. */
  const shown = new Map<string, string>();
  const closedElsewhere = new Set<string>();
  function rememberClosed(event: string): void {
    closedElsewhere.add(event);
    const [oldest = event] = closedElsewhere;
    if (closedElsewhere.size > MAX_CLOSED) closedElsewhere.delete(oldest);
  }
  channel.listen((data) => {
    const event = EventId.safeParse(data).data;
    if (event === undefined) return;
    rememberClosed(event);
    const toast = shown.get(event);
    shown.delete(event);
    if (toast !== undefined && ![...shown.values()].includes(toast)) queue.close(toast);
  });
  return {
    show: (event, add) => {
      if (closedElsewhere.has(event)) return;
      const toast = add(() => {
        if (shown.delete(event)) channel.post(event);
      });
      shown.set(event, toast);
    },
    close: () => {
      shown.clear();
      channel.close();
    },
  };
}
