/** Channel between tabs; a tab does not receive its own posts. */
export interface TabChannel {
  readonly post: (data: unknown) => void;
  readonly listen: (listener: (data: unknown) => void) => () => void;
  readonly close: () => void;
}

/** Opens a BroadcastChannel; without effect where it is missing. */
export function openTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    const noop = () => undefined;
    return { post: noop, listen: () => noop, close: noop };
  }
  const channel = new BroadcastChannel(name);
  return {
    post: (data) => channel.postMessage(data),
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => channel.close(),
  };
}
