import { segmentsOf } from '../segments.ts';

const BASE = 'https://boostdesk.invalid';

/** Returns a same-origin path, or `null`. Dot segments are resolved first: `/x/..//elsewhere` is another host. */
export function ownPath(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/') || /[\p{Cc}\\]/u.test(wanted) || !URL.canParse(wanted, BASE))
    return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/**
 * The dashboard path to open after a sign-in, or `/` (SPEC §2). Rejects `/loggedIn/…` in any spelling, because it signs
 * a user in.
 */
export function dashboardPath(wanted: string | null): string {
  const path = ownPath(wanted);
  return path === null || segmentsOf(path)[0]?.toLowerCase() === 'loggedin' ? '/' : path;
}
