import { segmentsOf } from '../segments.ts';

const BASE = 'https://boostdesk.invalid';

/**
 * A path of the site that asks, with everything after it; `null` for a foreign address, a script or nonsense. Dots are resolved
 * before it is judged: `/x/..//elsewhere` would be another host.
 */
export function ownPath(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/') || /[\p{Cc}\\]/u.test(wanted) || !URL.canParse(wanted, BASE))
    return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/**
 * A path of the dashboard to go to after a sign-in (SPEC §2), whatever was asked for; `/` for all that is none. A hand-over inside
 * a hand-over is none, however it is written: it would sign somebody in who never asked for it.
 */
export function dashboardPath(wanted: string | null): string {
  const path = ownPath(wanted);
  return path === null || segmentsOf(path)[0]?.toLowerCase() === 'loggedin' ? '/' : path;
}
