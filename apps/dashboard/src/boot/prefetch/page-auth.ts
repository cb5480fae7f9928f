import { ROLE } from '@boostdesk/auth';

/** Stored credentials that are readable before the app has loaded. */
export interface StoredAuth {
  readonly token: string;
  readonly post: (path: string, body: string) => Promise<Response>;
}

/** Characters that are safe in a header. */
const TOKEN = /^[\w.~+/=-]{1,8192}$/;

function readStoredToken(): string | null {
  try {
    // A hand-over's token is only valid for its exchange.
    if (/^\/loggedIn\//i.test(location.pathname) || sessionStorage.getItem('boostdesk.exchange')) return null;
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

/** Path of the API, from the `<meta name=api>` that the server writes into the page. */
const readApiPath = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=api]')?.content;

const addressOf = (path: string): string => new URL(`${readApiPath()}${path}`, location.origin).href;

/** Reads the stored credentials. Null when there is no token, or the page names no API. */
export function readStoredAuth(): StoredAuth | null {
  const token = readStoredToken();
  if (readApiPath() === undefined || token === null || !TOKEN.test(token)) return null;
  return {
    token,
    post: (path, body) =>
      fetch(addressOf(path), {
        method: 'POST',
        body,
        headers: {
          Accept: 'application/json, text/plain',
          'Accept-Language': document.documentElement.lang,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      }),
  };
}

export const isOrdersPath = (): boolean => location.pathname === '/orders' && location.search === '';

/** Decodes a token's claims without verifying them. Returns an empty object for an unreadable token. */
function decodeClaims(token: string | null): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Object(claims);
  } catch {
    return {};
  }
}

/** Whether the role has an own orders list. Staff have the orders desk instead. */
export function canSeeOwnOrders({ token }: Pick<StoredAuth, 'token'>): boolean {
  const role = Number(decodeClaims(token).role);
  return role === ROLE.booster || role === ROLE.customer;
}
