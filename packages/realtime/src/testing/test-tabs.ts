import type { TabChannel } from '../tabs/tab-channel.ts';

/** Channels in memory; `open` adds a tab. */
export function createTestTabs(): { readonly open: () => TabChannel } {
  const lines = new Map<object, Set<(data: unknown) => void>>();
  return {
    open() {
      const me = {};
      const listeners = new Set<(data: unknown) => void>();
      lines.set(me, listeners);
      return {
        post(data) {
          for (const [other, heard] of lines) {
            if (other === me) continue;
            for (const listener of heard) listener(structuredClone(data));
          }
        },
        listen(listener) {
          listeners.add(listener);
          return () => {
            listeners.delete(listener);
          };
        },
        close: () => {
          lines.delete(me);
        },
      };
    },
  };
}
