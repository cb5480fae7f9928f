/** A line between the tabs of one origin. What a tab posts reaches all others, not itself. */
export interface TabLine {
  readonly post: (data: unknown) => void;
  readonly listen: (listener: (data: unknown) => void) => () => void;
  readonly close: () => void;
}

/** A BroadcastChannel; a line without another end where there is none. */
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
