/** What of a request decides whose it is. */
export interface RequestSummary {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

/**
 * `page`: the app itself at any of its paths; `config`: `/config.json`; `part`: a file of the build, whose name says its content;
 * `sign`: what the browser and the device show the app by, under the same name in each version.
 */
export type RequestKind = 'page' | 'config' | 'part' | 'sign';

/** Answered by the server alone: its calls and lines, its pages for operators; and the link that carries a token. */
const SERVER_PATHS = /^\/(api|socket\.io|docs|health|ready|loggedIn|onesignal)(\/|$)/;
const ICON_OR_MANIFEST = /^\/(favicon\.svg|manifest(\.\w\w)?\.webmanifest|icons\/[\w-]+\.png)$/;
const FILE = /\.\w{2,11}$/;

/** Of a page that came by the link that carries a token, the worker goes on seeing that address. */
const ENTRY = /^\/loggedIn\//;

/** Whether a window with this address shows the app: the server has pages of its own beside it. */
export const isAppWindow = (url: string, origin: string): boolean =>
  ENTRY.test(new URL(url).pathname) || classifyRequest({ url, method: 'GET', mode: 'navigate' }, origin) === 'page';

/**
 * Which requests the worker answers; null for all others, which go out as if there were no worker. No call of the API is among
 * them, at whichever path: a call is never a navigation, and nothing else but the build's own files is answered from a cache.
 */
export function classifyRequest({ url, method, mode }: RequestSummary, origin: string): RequestKind | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return SERVER_PATHS.test(pathname) || FILE.test(pathname) ? null : 'page';
  if (pathname === '/config.json') return 'config';
  if (ICON_OR_MANIFEST.test(pathname)) return 'sign';
  return pathname.startsWith('/assets/') ? 'part' : null;
}
