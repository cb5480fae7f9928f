import { type Config, siteLink } from './config.ts';

let leaving = false;

/** One navigation away, however many calls fail at once. */
function leaveTo(address: string): void {
  if (leaving) return;
  leaving = true;
  location.replace(address);
}

/** The page is on its way out: nothing more is to be done in it. */
export const isLeaving = (): boolean => leaving;

/** Starts anew as whoever is signed in now. */
export function reloadPage(): void {
  if (leaving) return;
  leaving = true;
  location.reload();
}

/** SPEC §2, §8: the public site's logout page. */
export const leaveToLogout = (config: Config): void => leaveTo(siteLink(config, 'logout'));

/** SPEC §2, §8: the public site's re-login page, which brings the user back to where they were going. */
export function leaveToRelogin(config: Config): void {
  const address = new URL(siteLink(config, 'relogin'));
  address.searchParams.set('redirect', `${location.pathname}${location.search}${location.hash}`);
  leaveTo(address.href);
}
