import type { SessionClaims } from '@boostdesk/auth';
import { scriptUrl } from '../../core/script-policy.ts';
import type { Api } from '../../core/services.ts';
import { PUSH_MESSAGES, PushError, type PushProvider, permission } from './push-provider.ts';

/** The API of OneSignal's page script (v16) that we use. */
export interface OneSignal {
  readonly init: (options: {
    readonly appId: string;
    /** A separate path, beside our worker. */
    readonly serviceWorkerPath: string;
    readonly serviceWorkerParam: { readonly scope: string };
    readonly allowLocalhostAsSecureOrigin?: boolean;
  }) => Promise<void>;
  readonly User: {
    readonly PushSubscription: {
      readonly id: string | null | undefined;
      readonly optedIn: boolean | undefined;
      readonly optIn: () => Promise<void>;
      readonly optOut: () => Promise<void>;
    };
    readonly addTags: (tags: Readonly<Record<string, string>>) => void;
  };
}

declare global {
  interface Window {
    OneSignalDeferred?: ((oneSignal: OneSignal) => void | Promise<void>)[];
  }
}

const SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';

/** Loads the script once. Rejects when it is blocked. */
function loadScript(): Promise<OneSignal> {
  return new Promise((resolve, reject) => {
    window.OneSignalDeferred ??= [];
    window.OneSignalDeferred.push(resolve);
    const script = document.createElement('script');
    script.src = scriptUrl(SCRIPT);
    script.defer = true;
    script.onerror = () => reject(new PushError(PUSH_MESSAGES.unsupported()));
    document.head.append(script);
  });
}

/** Tags of a device (SPEC §6). An empty tag removes the earlier one. */
function tagsOf({ role, employee }: SessionClaims): Record<string, string> {
  return { role: String(role), badge: String(employee?.badge ?? '') };
}
const NO_TAGS = { role: '', badge: '' };

export interface OneSignalDeps {
  readonly api: Pick<Api, 'user'>;
  readonly appId: string;
  readonly claims: SessionClaims;
  /** @default OneSignal's own script */
  readonly load?: () => Promise<OneSignal>;
}

let loaded: Promise<OneSignal> | undefined;

/** Push provider for OneSignal. Loads its script for users with notifications on, if the browser supports notifications. */
export function createOneSignal({ api, appId, claims, load = loadScript }: OneSignalDeps): PushProvider {
  async function open(): Promise<OneSignal> {
    const oneSignal = await load();
    await oneSignal.init({
      appId,
      serviceWorkerPath: 'onesignal/worker.js',
      serviceWorkerParam: { scope: '/onesignal/' },
    });
    return oneSignal;
  }
  // Once per page, as `init` must not run twice; a failed one is retried.
  const openOnce = () =>
    (loaded ??= open().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));

  async function register({ User }: OneSignal): Promise<string | null> {
    const { id, optedIn } = User.PushSubscription;
    if (id == null || optedIn !== true) return null;
    User.addTags(tagsOf(claims));
    await api.user.setOnesignalToken({ onesignal_token: id });
    return id;
  }

  /** Only while the device is on; the tags of a device that is off are removed when it is next on. */
  async function optOut(user: OneSignal['User']): Promise<void> {
    user.addTags(NO_TAGS);
    await user.PushSubscription.optOut();
  }

  return {
    async state() {
      if (permission() === undefined) return 'unsupported';
      if (permission() === 'denied') return 'blocked';
      const { User } = await openOnce();
      return User.PushSubscription.optedIn === true ? 'on' : 'off';
    },
    async preload() {
      const current = permission();
      if (current !== undefined && current !== 'denied') await openOnce();
    },
    async subscribe() {
      const oneSignal = await openOnce();
      await oneSignal.User.PushSubscription.optIn();
      return register(oneSignal);
    },
    renew: async () => register(await openOnce()),
    async unsubscribe() {
      const { User } = await openOnce();
      if (User.PushSubscription.optedIn !== true) throw new PushError(PUSH_MESSAGES.notSubscribed());
      await optOut(User);
      if (User.PushSubscription.optedIn) throw new PushError(PUSH_MESSAGES.unsubscribeFailed());
    },
    removeUser: async () => optOut((await openOnce()).User),
  };
}
