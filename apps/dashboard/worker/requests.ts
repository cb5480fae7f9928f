/** Request fields used for classification. */
export interface RequestSummary {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

/**
 * `page`: the app at any of its paths; `config`: `/config.json`; `asset`: a build file with a content hash in its name;
 * `icon`: an icon or manifest, whose name does not change between versions.
 */
export type RequestKind = 'page' | 'config' | 'asset' | 'icon';

/** Paths that only the server handles: the API, sockets, operator pages and the sign-in link with a token. */
const SERVER_PATHS = /^\/(api|socket\.io|docs|health|ready|loggedIn|onesignal)(\/|$)/;
const ICON_OR_MANIFEST = /^\/(favicon\.svg|manifest(\.\w\w)?\.webmanifest|icons\/[\w-]+\.png)$/;
const FILE = /\.\w{2,11}$/;

/** The sign-in link with a token. The worker keeps seeing this URL for the page that the link opened. */
const ENTRY = /^\/loggedIn\//;

/** Whether the window at this URL shows the app rather than a page of the server. */
export const isAppWindow = (url: string, origin: string): boolean =>
  ENTRY.test(new URL(url).pathname) || classifyRequest({ url, method: 'GET', mode: 'navigate' }, origin) === 'page';

/**
 * Classifies a request; the worker ignores those with null. API calls always get null, because they are never navigations
 * and match no path of a cached file.
 */
export function classifyRequest({ url, method, mode }: RequestSummary, origin: string): RequestKind | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return SERVER_PATHS.test(pathname) || FILE.test(pathname) ? null : 'page';
  if (pathname === '/config.json') return 'config';
  if (ICON_OR_MANIFEST.test(pathname)) return 'icon';
  return pathname.startsWith('/assets/') ? 'asset' : null;
}
