import type { SessionClaims } from '@boostdesk/auth';
import { scriptUrl } from '../../core/script-policy.ts';
import type { Api } from '../../core/services.ts';
import { PUSH_WORDS, PushProblem, type PushProvider, permission } from './push-provider.ts';

/** What we use of OneSignal's page script (v16). */
export interface OneSignal {
  readonly init: (options: {
    readonly appId: string;
    /** Its worker has a path of its own, beside ours. */
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

/** Loads the script once; rejects where it is blocked. */
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

/** SPEC §6: the tags that go with a device. An empty one takes away what stood there. */
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

/** Pushes by OneSignal. Its script is loaded for users who have notifications on, where the browser lets a page show any. */
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
  // Once a page: it does not bear to be begun twice. One that failed is tried again.
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

  /** While it is on still: what is said of a device that is off may wait for its next time. */
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
