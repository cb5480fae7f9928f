import { toDashboardPath, toSameOriginPath } from '@boostdesk/auth/session';

export type Destination =
  | { readonly at: 'site'; readonly path: string }
  | { readonly at: 'dashboard'; readonly path: string };

/** Pages that would ask for the sign-in again or undo it. */
const AUTH_PAGES = /^\/(signin|login|relogin|logout)\/?([?#]|$)/i;

/** Of a path, with or without what follows it. */
export const isAuthPage = (path: string): boolean => AUTH_PAGES.test(path);

/**
 * Where a sign-in leads: a page of the site, or a full address of the dashboard. Whoever was going nowhere, or somewhere
 * else entirely, gets to the dashboard's home.
 */
export function destinationOf(wanted: string | null, dashboardUrl: string): Destination {
  const path = toSameOriginPath(wanted);
  if (path !== null && !isAuthPage(path)) return { at: 'site', path };
  if (wanted !== null && URL.canParse(wanted)) {
    const { origin, pathname, search, hash } = new URL(wanted);
    if (origin === new URL(dashboardUrl).origin) {
      return { at: 'dashboard', path: toDashboardPath(`${pathname}${search}${hash}`) };
    }
  }
  return { at: 'dashboard', path: '/' };
}
