import { type ApiError, type Client, createClient, type ErrorToast, type MissingCalls } from '@boostdesk/api-client';
import {
  authSession,
  boostcoin,
  chatList,
  notification,
  orderLists,
  orderStart,
  user,
} from '@boostdesk/api-client/contract';
import type { Session } from '@boostdesk/auth/session';
import { translateOrUndefined } from '@boostdesk/i18n/translate';
import type { QueryClient } from '@tanstack/query-core';
import type { Config } from './config.ts';
import type { LiveChannel } from './lazy-channel.ts';
import type { LiveOutbox } from './lazy-outbox.ts';
import { fetchWithPrefetch } from './prefetch-cache.ts';
import type { Rooms } from './rooms.ts';
import type { createStore } from './state.ts';

/** Calls of the header and the orders lists. Screens add theirs with `extendClient`. */
export const coreCalls = {
  auth: authSession,
  boostcoin,
  chatMessage: chatList,
  notification,
  order: { ...orderStart, ...orderLists },
  user,
};
export type Api = Client<typeof coreCalls>;
export type Store = ReturnType<typeof createStore>;

/** The app's services, created once at boot. */
export interface Services {
  readonly config: Config;
  readonly api: Api;
  /** Creates the API of a page that may not be opened: its errors are only shown while `isOpened`. */
  readonly createPageApi: (isOpened: () => boolean) => Api;
  readonly session: Session;
  readonly queries: QueryClient;
  readonly store: Store;
  readonly live: LiveChannel;
  readonly rooms: Rooms;
  /** Chat messages that wait to be sent. */
  readonly outbox: LiveOutbox;
  /** Removes the push token, ends the session on the server, clears the storage and opens the site's logout page. */
  readonly logout: () => Promise<void>;
}

/** Toast of a failed call. */
export type FailureToast = ErrorToast & { readonly tag?: string };

export interface ApiHooks {
  readonly onSessionEnded: () => void;
  readonly onForbidden: () => void;
  readonly onError: (toast: FailureToast) => void;
  /** A read is tried again; the promise resolves when it has ended. */
  readonly onRetry?: (settled: Promise<void>) => void;
  /** Calls that the server lacks, which are not sent again. @default those that this client has found */
  readonly missingCalls?: MissingCalls;
}

/** An error text with a number or a waiting time replaces the earlier toast; equal texts are counted. */
function tagOf({ call, status, reference }: ApiError): { readonly tag?: string } {
  if (status === 429) return { tag: '429' };
  return reference === undefined ? {} : { tag: `${call} ${status}` };
}

/** Toast of SPEC §8 for a failed call, in the page's language; null when there is none. */
export function toFailureToast(error: ApiError): FailureToast | null {
  const toast = error.toToast(translateOrUndefined);
  return toast && { ...toast, ...tagOf(error) };
}

/** Creates the API client. Errors show toasts (SPEC §8), repeated ones only once (decision 0067). */
export function createApi(config: Config, token: () => string | null, hooks: ApiHooks): Api {
  return createClient({
    parts: coreCalls,
    baseUrl: config.apiUrl,
    allowedHosts: config.allowedHosts,
    token,
    fetch: fetchWithPrefetch,
    language: () => document.documentElement.lang,
    translate: translateOrUndefined,
    ...(hooks.missingCalls !== undefined && { missingCalls: hooks.missingCalls }),
    onSessionEnded: hooks.onSessionEnded,
    onForbidden: hooks.onForbidden,
    onRetry: ({ settled }) => hooks.onRetry?.(settled),
    onError: (error) => {
      const toast = toFailureToast(error);
      if (toast !== null) hooks.onError(toast);
    },
  });
}
