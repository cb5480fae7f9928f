const BASE = 'https://dashboard.invalid';

/** A path of the dashboard itself, whatever was asked for: a foreign address, a script or nonsense becomes `/`. */
export function safeRedirect(wanted: string | null): string {
  if (wanted === null || !/^\/[^/\\]|^\/$/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return '/';
  try {
    const url = new URL(wanted, BASE);
    // A hand-over inside a hand-over would sign somebody in who never asked for it.
    if (url.origin !== BASE || /^\/loggedin(\/|$)/i.test(url.pathname)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
