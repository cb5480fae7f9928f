import { ROLE } from '@boostdesk/auth';

/** Whom the page may ask for, before the app is there. */
export interface Caller {
  /** As the browser has it stored. */
  readonly token: string;
  readonly ask: (path: string, body: string) => Promise<Response>;
}

/** What goes into a header as it is. */
const TOKEN = /^[\w.~+/=-]{1,8192}$/;

function storedToken(): string | null {
  try {
    // A hand-over is good for its own exchange alone.
    if (/^\/loggedIn\//i.test(location.pathname) || sessionStorage.getItem('boostdesk.exchange')) return null;
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

/** Where the page's server has its API: the server that sends the page names it in it. */
const apiOfPage = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=api]')?.content;

/** The address of a call of the page's server. */
const addressOf = (path: string): string => new URL(`${apiOfPage()}${path}`, location.origin).href;

/** Null where nobody is signed in, or no server has named its API: then the app asks. */
export function callerOfPage(): Caller | null {
  const token = storedToken();
  if (apiOfPage() === undefined || token === null || !TOKEN.test(token)) return null;
  return {
    token,
    ask: (path, body) =>
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

/** Whether the address is that of the list of orders. */
export const isOrdersPath = (): boolean => location.pathname === '/orders' && location.search === '';

/** What a token says, for what it is enough to believe it; nothing where it says nothing. */
function claimsOf(token: string | null): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Object(claims);
  } catch {
    return {};
  }
}

/** Whether whoever calls has orders of their own: staff have a desk. */
export function hasOrders({ token }: Pick<Caller, 'token'>): boolean {
  const { role } = claimsOf(token);
  return role === ROLE.booster || role === ROLE.customer;
}
