import { type Config, siteLink } from '../core/config.ts';

let leaving = false;

/** Delays before the navigation is repeated, in ms: browsers may drop one. */
const AGAIN_MS = [2_000, 8_000, 20_000] as const;

/** Navigates away once, however many calls fail, and hides the page meanwhile. */
function leaveTo(address: string): void {
  if (leaving) return;
  leaving = true;
  document.body.hidden = true;
  location.replace(address);
  for (const ms of AGAIN_MS) setTimeout(() => location.replace(address), ms);
}

/** Whether the page is navigating away. */
export const isLeaving = (): boolean => leaving;

/** Reloads the page after a failed load, unless it is navigating away already. */
export function loadAnew(): void {
  if (!leaving) location.reload();
}

/** Reloads the page for another user. */
export function reloadPage(): void {
  if (leaving) return;
  leaving = true;
  location.reload();
}

/** Opens the public site's logout page (SPEC §2, §8). */
export const leaveToLogout = (config: Config): void => leaveTo(siteLink(config, 'logout'));

/** Adds the current address, to which the public site returns the user. */
function fromHere(address: string): URL {
  const url = new URL(address);
  url.searchParams.set('redirect', `${location.pathname}${location.search}${location.hash}`);
  return url;
}

/** Opens the re-login page with the notice that the session has ended. */
export function leaveEnded(config: Config): void {
  const address = fromHere(siteLink(config, 'logout'));
  address.searchParams.set('reason', 'ended');
  leaveTo(address.href);
}

/** Opens the public site's re-login page, which returns the user here (SPEC §2, §8). */
export const leaveToRelogin = (config: Config): void => leaveTo(fromHere(siteLink(config, 'relogin')).href);
