const BASE = 'https://boostdesk.invalid';

/** A path with everything after it, or null for a foreign address, a script or nonsense. */
function ownPath(wanted: string | null): URL | null {
  if (wanted === null || !/^\/[^/\\]|^\/$/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return null;
  const url = URL.canParse(wanted, BASE) ? new URL(wanted, BASE) : null;
  return url?.origin === BASE ? url : null;
}

const toPath = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;

/** A path of the dashboard; `/` for everything else. A hand-over inside a hand-over is not one. */
export function dashboardPath(wanted: string | null): string {
  const url = ownPath(wanted);
  return url === null || /^\/loggedin(\/|$)/i.test(url.pathname) ? '/' : toPath(url);
}

export type Destination =
  | { readonly at: 'site'; readonly path: string }
  | { readonly at: 'dashboard'; readonly path: string };

/** Pages that would ask for the sign-in again or undo it. */
const DOORS = /^\/(signin|login|relogin|logout)\/?$/i;

export const isDoor = (pathname: string): boolean => DOORS.test(pathname);

/**
 * Where a sign-in leads: a page of the site, or a full address of the dashboard. Whoever was going nowhere, or somewhere
 * else entirely, gets to the dashboard's home.
 */
export function destinationOf(wanted: string | null, dashboardUrl: string): Destination {
  const url = ownPath(wanted);
  if (url !== null && !isDoor(url.pathname)) return { at: 'site', path: toPath(url) };
  if (wanted !== null && URL.canParse(wanted)) {
    const full = new URL(wanted);
    if (full.origin === new URL(dashboardUrl).origin) return { at: 'dashboard', path: dashboardPath(toPath(full)) };
  }
  return { at: 'dashboard', path: '/' };
}
