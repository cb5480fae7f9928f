/** How long the pointer, finger or focus rests on a link that the user is likely to follow, in ms. */
const RESTING_MS = 80;

/** Search results are options instead of links, and name their address. */
const LINK = 'a[href], [data-href]';
/** A press anywhere on a row, card or search result follows its first link. */
const ROW = '.bd-table__row, .bd-table__card, .bd-list-row:has(.bd-list-row__link), [role="option"]';

const opensElsewhere = (link: Element): boolean =>
  link instanceof HTMLAnchorElement && (link.download !== '' || link.target === '_blank');

function findAddress(target: EventTarget | null): URL | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest(LINK) ?? target.closest(ROW)?.querySelector(LINK);
  if (link === null || link === undefined || opensElsewhere(link)) return null;
  const address = new URL(link.getAttribute('href') ?? link.getAttribute('data-href') ?? '', location.href);
  return address.origin === location.origin ? address : null;
}

/**
 * Calls `onLikely` with the address of a link of the app that the user is about to follow: under the resting pointer,
 * finger or focus. Returns a function that stops it.
 */
export function followLinks(onLikely: (address: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const cancel = () => clearTimeout(timer);
  const follow = ({ target }: Event) => {
    cancel();
    const address = findAddress(target);
    if (address !== null) timer = setTimeout(() => onLikely(address), RESTING_MS);
  };
  const options = { passive: true, signal: stop.signal };
  for (const name of ['focusin', 'touchstart']) document.addEventListener(name, follow, options);
  // Until it first moves, the pointer is over what the page has put beneath it.
  const followPointer = (event: Event) => {
    follow(event);
    document.addEventListener('pointerover', follow, options);
  };
  document.addEventListener('pointermove', followPointer, { ...options, once: true });
  // A finger that scrolls.
  document.addEventListener('touchmove', cancel, options);
  return () => {
    cancel();
    stop.abort();
  };
}
