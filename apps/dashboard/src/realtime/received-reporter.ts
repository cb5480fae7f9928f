import type { Channel } from '@boostdesk/realtime';

/** Received messages are collected for so long, in ms. */
const INTERVAL_MS = 1000;
/** In ms, after an event without an answer: a server that does not know it closes a connection that repeats it often. */
const QUIET_MS = 60_000;
/** Most orders of an event. */
const ORDERS_MAX = 50;

const transientCodes: ReadonlySet<string> = new Set(['no_answer', 'offline', 'too_many', 'unavailable']);

type Live = Pick<Channel, 'status' | 'onStatus' | 'request'>;

/** Tells the server which messages this device has received: at most one event a second, again after a disconnect. */
export function createReceivedReporter(live: Live) {
  const pending = new Map<number, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function schedule(delay: number): void {
    if (timer !== undefined || isStopped || pending.size === 0) return;
    timer = setTimeout(() => void send(), delay);
  }

  function add(order: number, upTo: number): void {
    pending.set(order, Math.max(pending.get(order) ?? 0, upTo));
  }

  async function send(): Promise<void> {
    if (live.status() !== 'online') {
      timer = undefined;
      return;
    }
    const orders = [...pending].slice(0, ORDERS_MAX).map(([order, upTo]) => ({ order, upTo }));
    for (const { order } of orders) pending.delete(order);
    const answer = await live.request('received', { orders });
    timer = undefined;
    if (answer.ok) schedule(INTERVAL_MS);
    else if (answer.code === 'unsupported') close();
    else retry(answer.code, orders);
  }

  /** What the server refuses is not sent again. */
  function retry(code: string, orders: readonly { readonly order: number; readonly upTo: number }[]): void {
    const isLost = transientCodes.has(code);
    if (isLost) for (const { order, upTo } of orders) add(order, upTo);
    if (live.status() === 'online') schedule(isLost ? QUIET_MS : INTERVAL_MS);
  }

  const unfollow = live.onStatus((status) => {
    if (status === 'online') schedule(INTERVAL_MS);
  });

  function close(): void {
    isStopped = true;
    unfollow();
    clearTimeout(timer);
    pending.clear();
  }

  return {
    report: (order: number, upTo: number): void => {
      if (isStopped) return;
      add(order, upTo);
      schedule(INTERVAL_MS);
    },
    close,
  };
}

export type ReceivedReporter = ReturnType<typeof createReceivedReporter>;

const reporters = new WeakMap<Live, ReceivedReporter>();

/** The reporter of a connection, for the screens that fetch messages. */
export function receivedReporterOf(live: Live): ReceivedReporter {
  const reporter = reporters.get(live) ?? createReceivedReporter(live);
  reporters.set(live, reporter);
  return reporter;
}
