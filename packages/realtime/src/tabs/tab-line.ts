/** A channel between tabs; a tab does not receive its own posts. */
export interface TabLine {
  readonly post: (data: unknown) => void;
  readonly listen: (listener: (data: unknown) => void) => () => void;
  readonly close: () => void;
}

/** Opens a BroadcastChannel; without effect where it is missing. */
export function openTabLine(name: string): TabLine {
  if (typeof BroadcastChannel === 'undefined') {
    const nothing = () => undefined;
    return { post: nothing, listen: () => nothing, close: nothing };
  }
  const channel = new BroadcastChannel(name);
  return {
    post: (data) => channel.postMessage(data),
    listen(listener) {
      const heard = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
    close: () => channel.close(),
  };
}
