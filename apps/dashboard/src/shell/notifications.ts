import type { Notice, Paged } from '../data/header-lists.ts';

type Cached = Paged<Notice>;

/** Status of an unseen notification (SPEC §3). */
export const UNSEEN = 0;

export const withAllSeen = (cached: Cached): Cached => ({
  ...cached,
  pages: cached.pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, seen: 1 })) })),
});

export const withoutItems = (cached: Cached): Cached => ({
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
