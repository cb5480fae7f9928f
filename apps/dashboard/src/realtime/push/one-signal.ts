import type { SessionClaims } from '@boostdesk/auth';
import { scriptUrl } from '../../core/script-policy.ts';
import type { Api } from '../../core/services.ts';
import { PUSH_WORDS, PushProblem, type PushProvider, permission } from './push-provider.ts';

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
    script.onerror = () => reject(new PushProblem(PUSH_WORDS.unsupported()));
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
  const opened = () =>
    (loaded ??= open().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));

  async function tell({ User }: OneSignal): Promise<string | null> {
    const { id, optedIn } = User.PushSubscription;
    if (id == null || optedIn !== true) return null;
    User.addTags(tagsOf(claims));
    await api.user.setOnesignalToken({ onesignal_token: id });
    return id;
  }

  /** Only while the device is on; the tags of a device that is off are removed when it is next on. */
  async function letGo(user: OneSignal['User']): Promise<void> {
    user.addTags(NO_TAGS);
    await user.PushSubscription.optOut();
  }

  return {
    async state() {
      if (permission() === undefined) return 'unsupported';
      if (permission() === 'denied') return 'blocked';
      const { User } = await opened();
      return User.PushSubscription.optedIn === true ? 'on' : 'off';
    },
    async begin() {
      const said = permission();
      if (said !== undefined && said !== 'denied') await opened();
    },
    async subscribe() {
      const oneSignal = await opened();
      await oneSignal.User.PushSubscription.optIn();
      return tell(oneSignal);
    },
    renew: async () => tell(await opened()),
    async unsubscribe() {
      const { User } = await opened();
      if (User.PushSubscription.optedIn !== true) throw new PushProblem(PUSH_WORDS.notSubscribed());
      await letGo(User);
      if (User.PushSubscription.optedIn) throw new PushProblem(PUSH_WORDS.unsubscribeFailed());
    },
    forget: async () => letGo((await opened()).User),
  };
}
