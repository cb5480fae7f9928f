import { segmentsOf } from '../segments.ts';

const BASE = 'https://boostdesk.invalid';

/** Returns a same-origin path, or `null`. Dot segments are resolved first: `/x/..//elsewhere` is another host. */
export function toSameOriginPath(target: string | null): string | null {
  if (target === null || !target.startsWith('/') || /[\p{Cc}\\]/u.test(target) || !URL.canParse(target, BASE))
    return null;
  const { origin, pathname, search, hash } = new URL(target, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/**
 * Dashboard path after a sign-in, or `/`. Rejects `/loggedIn/…` in any spelling, because it signs a user in.
 */
export function toDashboardPath(target: string | null): string {
  const path = toSameOriginPath(target);
  return path === null || segmentsOf(path)[0]?.toLowerCase() === 'loggedin' ? '/' : path;
}
