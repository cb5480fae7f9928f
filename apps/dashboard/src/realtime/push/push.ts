import { extendClient } from '@boostdesk/api-client';
import { push as pushCalls } from '@boostdesk/api-client/contract';
import type { SessionClaims } from '@boostdesk/auth';
import { STORAGE_KEYS } from '@boostdesk/auth/session';
import { fetchDeferredConfig } from '../../core/deferred-config.ts';
import type { Api } from '../../core/services.ts';
import { createOneSignal } from './one-signal.ts';
import type { PushProvider, PushState } from './push-provider.ts';
import { createWebPush } from './web-push.ts';

export interface Push {
  readonly state: () => Promise<PushState>;
  /**
   * @throws {PushError}
   * @throws {ApiError} when the server refuses
   */
  readonly turnOn: () => Promise<void>;
  /** @throws {PushError} */
  readonly turnOff: () => Promise<void>;
  /** Call it at page load for users with notifications on (SPEC §6). */
  readonly start: () => Promise<void>;
  /** Makes the provider forget the user of an ended session. A failure is retried by the next call. */
  readonly removeUser: () => Promise<void>;
}

/** Remains after `one_uid` is removed with the session, until the provider has forgotten the user. */
const KNOWN_KEY = 'boostdesk.push.known';

export interface PushDeps {
  readonly api: Pick<Api, 'user'>;
  /** Null when the deployment sends no pushes. */
  readonly provider: () => Promise<PushProvider | null>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Creates the push switch. `one_uid` (SPEC §9) holds the token that a logout removes from the server. */
export function createPush({ api, provider, storage }: PushDeps): Push {
  const storeToken = (token: string | null) => {
    if (token === null) return;
    storage.setItem(STORAGE_KEYS.pushId, token);
    storage.setItem(KNOWN_KEY, '1');
  };
  const readToken = () => storage.getItem(STORAGE_KEYS.pushId);

  return {
    async state() {
      const state = (await (await provider())?.state()) ?? 'none';
      // Without a stored token the subscription belongs to another user.
      return state === 'on' && readToken() === null ? 'off' : state;
    },
    async turnOn() {
      storeToken((await (await provider())?.subscribe()) ?? null);
    },
    async turnOff() {
      const token = readToken();
      if (token !== null) await api.user.removeOnesignalToken({ onesignal_token: token });
      storage.removeItem(STORAGE_KEYS.pushId);
      await (await provider())?.unsubscribe();
      storage.removeItem(KNOWN_KEY);
    },
    async start() {
      const chosen = await provider();
      if (readToken() === null) return chosen?.preload?.();
      storeToken((await chosen?.renew()) ?? null);
    },
    async removeUser() {
      if (readToken() !== null || storage.getItem(KNOWN_KEY) === null) return;
      await (await provider())?.removeUser?.();
      storage.removeItem(KNOWN_KEY);
    },
  };
}

/** Uses OneSignal when it is configured, otherwise our own server. */
export function openPush(api: Api, claims: SessionClaims): Push {
  let provider: Promise<PushProvider | null> | undefined;
  async function choose(): Promise<PushProvider | null> {
    const { oneSignalAppId: appId, serviceWorker, vapidPublicKey: publicKey } = await fetchDeferredConfig();
    if (appId !== null) return createOneSignal({ api, appId, claims });
    if (publicKey === null || !serviceWorker) return null;
    return createWebPush({ api: extendClient(api, { push: pushCalls }), publicKey });
  }
  return createPush({ api, provider: () => (provider ??= choose()), storage: localStorage });
}
