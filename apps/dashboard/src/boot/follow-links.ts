/** How long the pointer or focus rests on a link that the user is likely to follow, in ms. */
const RESTING_MS = 80;

/** A press anywhere on a row or card of a table follows its first link. */
const ROW = '.bd-table__row, .bd-table__card';

const isOwn = ({ origin, download, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && download === '' && target !== '_blank';

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a[href]') ?? target.closest(ROW)?.querySelector('a[href]');
  return link instanceof HTMLAnchorElement && isOwn(link) ? link : null;
}

/**
 * Calls `onLikely` with the address of a link of the app that the user is about to follow: touched, or under the resting
 * pointer or focus. Returns a function that stops it.
 */
export function followLinks(onLikely: (address: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const listen = (name: 'pointerover' | 'focusin' | 'touchstart', delay: number) => {
    const follow = ({ target }: Event) => {
      clearTimeout(timer);
      const link = findLink(target);
      if (link !== null) timer = setTimeout(() => onLikely(new URL(link.href)), delay);
    };
    document.addEventListener(name, follow, { passive: true, signal: stop.signal });
  };
  listen('pointerover', RESTING_MS);
  listen('focusin', RESTING_MS);
  listen('touchstart', 0);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
