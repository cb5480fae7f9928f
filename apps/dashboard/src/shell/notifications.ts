import { useServices } from '../core/services-context.ts';
import { type Notice, notificationPages, type Paged } from '../data/header-lists.ts';
import { optimistically } from '../data/optimistic.ts';
import { keys } from '../data/query-client.ts';
import { useReadPages } from '../data/read.ts';

type Cached = Paged<Notice>;

/** Status of an unseen notification (SPEC §3). */
export const UNSEEN = 0;

export function useNotifications() {
  const { items, ...pages } = useReadPages(notificationPages(useServices().api));
  return { ...pages, data: items };
}

const onItems = (cached: Cached, change: (items: Notice[]) => Notice[]): Cached => ({
  ...cached,
  pages: cached.pages.map((page) => ({ ...page, items: change(page.items) })),
});

const allSeen = (cached: Cached): Cached => onItems(cached, (items) => items.map((item) => ({ ...item, seen: 1 })));

const none = (cached: Cached): Cached => ({
  pages: cached.pages.slice(0, 1).map((page) => ({ ...page, items: [], next: null })),
  pageParams: cached.pageParams.slice(0, 1),
});

/** Restores cleared notifications below newer ones. */
export const broughtBack =
  (before: Cached) =>
  (now: Cached): Cached => {
    const old = new Set(before.pages.flatMap(({ items }) => items.map(({ id }) => id)));
    const since = now.pages.flatMap(({ items }) => items.filter(({ id }) => !old.has(id)));
    const [first, ...rest] = before.pages;
    if (first === undefined) return now;
    return { ...before, pages: [{ ...first, items: [...since, ...first.items] }, ...rest] };
  };

/** Notification actions with optimistic updates. */
export function useNotificationActions() {
  const { api, queries } = useServices();
  const key = keys.notifications();
  const change = (change: (cached: Cached) => Cached, call: () => Promise<unknown>) =>
    optimistically<Cached>(queries, { key, change, call });
  return {
    /** Quiet, as it is no user action; a failure only restores the dot. */
    seeAll: () => change(allSeen, () => api.notification.makeSeen({}, { quiet: true })),
    /** Resolves to the undo function; null when the call failed. */
    clear: async (): Promise<(() => Promise<boolean>) | null> => {
      const before = queries.getQueryData<Cached>(key);
      if (!(await change(none, () => api.notification.clearNotifications()))) return null;
      return () =>
        change(before === undefined ? (now) => now : broughtBack(before), () =>
          api.notification.restoreNotifications(),
        );
    },
  };
}
