import { useServices } from '../core/services-context.ts';
import { useApiInfiniteQuery } from '../data/api-query.ts';
import { type Notice, notificationsQuery, type Paged } from '../data/header-lists.ts';
import { keys } from '../data/query-client.ts';
import { updateOptimistically } from './optimistic.ts';

type Cached = Paged<Notice>;

/** Status of an unseen notification (SPEC §3). */
export const UNSEEN = 0;

export function useNotifications() {
  const { items, ...pages } = useApiInfiniteQuery(notificationsQuery(useServices().api));
  return { ...pages, data: items };
}

const mapItems = (cached: Cached, change: (items: Notice[]) => Notice[]): Cached => ({
  ...cached,
  pages: cached.pages.map((page) => ({ ...page, items: change(page.items) })),
});

const withAllSeen = (cached: Cached): Cached =>
  mapItems(cached, (items) => items.map((item) => ({ ...item, seen: 1 })));

const withoutItems = (cached: Cached): Cached => ({
  pages: cached.pages.slice(0, 1).map((page) => ({ ...page, items: [], next: null })),
  pageParams: cached.pageParams.slice(0, 1),
});

/** Restores cleared notifications below newer ones. */
export const restoreCleared =
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
    updateOptimistically<Cached>(queries, { key, change, call });
  return {
    /** Quiet, as it is no user action; a failure only restores the dot. */
    seeAll: () => change(withAllSeen, () => api.notification.makeSeen({}, { quiet: true })),
    /** Resolves to the undo function; null when the call failed. */
    clear: async (): Promise<(() => Promise<boolean>) | null> => {
      const before = queries.getQueryData<Cached>(key);
      if (!(await change(withoutItems, () => api.notification.clearNotifications()))) return null;
      return () =>
        change(before === undefined ? (now) => now : restoreCleared(before), () =>
          api.notification.restoreNotifications(),
        );
    },
  };
}
