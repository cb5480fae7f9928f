import { type Config, siteLink } from '../core/config.ts';

let leaving = false;

/** A browser may drop a navigation, and the page would stay: it is asked again, in ms. */
const AGAIN_MS = [2_000, 8_000, 20_000] as const;

/** One navigation away, however many calls fail at once. Nothing of whoever was signed in is seen while it lasts. */
function leaveTo(address: string): void {
  if (leaving) return;
  leaving = true;
  document.body.hidden = true;
  location.replace(address);
  for (const ms of AGAIN_MS) setTimeout(() => location.replace(address), ms);
}

/** The page is on its way out: nothing more is to be done in it. */
export const isLeaving = (): boolean => leaving;

/** For what did not come: loads the page anew, which would call off a way out that has begun. */
export function loadAnew(): void {
  if (!leaving) location.reload();
}

/** Starts anew as whoever is signed in now. */
export function reloadPage(): void {
  if (leaving) return;
  leaving = true;
  location.reload();
}

/** SPEC §2, §8: the public site's logout page. */
export const leaveToLogout = (config: Config): void => leaveTo(siteLink(config, 'logout'));

/** A page of the public site that brings the user back to this place. */
function fromHere(address: string): URL {
  const url = new URL(address);
  url.searchParams.set('redirect', `${location.pathname}${location.search}${location.hash}`);
  return url;
}

/** The same page for whose session was ended: it says so, and leads back here after signing in. */
export function leaveEnded(config: Config): void {
  const address = fromHere(siteLink(config, 'logout'));
  address.searchParams.set('reason', 'ended');
  leaveTo(address.href);
}

/** SPEC §2, §8: the public site's re-login page, which brings the user back to where they were going. */
export const leaveToRelogin = (config: Config): void => leaveTo(fromHere(siteLink(config, 'relogin')).href);
