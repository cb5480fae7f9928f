import { type Config, siteLink } from '../core/config.ts';
import { clearPersistedQueries } from '../data/persisted-queries/lazy-persister.ts';

let isRedirectingNow = false;

/** Delays before the navigation is repeated, in ms: browsers may drop one. */
const REPEAT_MS = [2_000, 8_000, 20_000] as const;

/** Longest wait for the deletion of persisted queries, in ms. */
const DELETION_MS = 1_000;

/** Navigates away once, however many calls fail, and hides the page meanwhile. */
function redirectTo(address: string): void {
  if (isRedirectingNow) return;
  isRedirectingNow = true;
  document.body.hidden = true;
  const navigate = () => {
    location.replace(address);
    for (const ms of REPEAT_MS) setTimeout(() => location.replace(address), ms);
  };
  const deletion = clearPersistedQueries();
  const timeout = new Promise((resolve) => setTimeout(resolve, DELETION_MS));
  // The navigation could interrupt it.
  if (deletion !== undefined) void Promise.race([deletion, timeout]).then(navigate);
  else navigate();
}

/** Whether the page is navigating away. */
export const isRedirecting = (): boolean => isRedirectingNow;

/** Reloads the page after a failed load, unless it is navigating away already. */
export function reloadPage(): void {
  if (!isRedirectingNow) location.reload();
}

/** Reloads the page for another user. */
export function reloadForOtherUser(): void {
  if (isRedirectingNow) return;
  isRedirectingNow = true;
  location.reload();
}

/** Opens the public site's logout page (SPEC §2, §8). */
export const redirectToLogout = (config: Config): void => redirectTo(siteLink(config, 'logout'));

/** Adds the current address, to which the public site returns the user. */
function withReturnAddress(address: string): URL {
  const url = new URL(address);
  url.searchParams.set('redirect', `${location.pathname}${location.search}${location.hash}`);
  return url;
}

/** Opens the re-login page with the notice that the session has ended. */
export function redirectSessionEnded(config: Config): void {
  const address = withReturnAddress(siteLink(config, 'logout'));
  address.searchParams.set('reason', 'ended');
  redirectTo(address.href);
}

/** Opens the public site's re-login page, which returns the user here (SPEC §2, §8). */
export const redirectToRelogin = (config: Config): void =>
  redirectTo(withReturnAddress(siteLink(config, 'relogin')).href);
