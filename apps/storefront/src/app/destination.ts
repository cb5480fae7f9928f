import { toDashboardPath, toSameOriginPath } from '@boostdesk/auth/session';

export type Destination =
  | { readonly at: 'site'; readonly path: string }
  | { readonly at: 'dashboard'; readonly path: string };

/** Would start another sign-in or undo it. */
const AUTH_PAGES = /^\/(signin|login|relogin|logout)\/?([?#]|$)/i;

/** Ignores query and hash. */
export const isAuthPage = (path: string): boolean => AUTH_PAGES.test(path);

/**
 * Redirect target after sign-in: a page of the site or a full dashboard URL; the dashboard's home if missing or on
 * another origin.
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
