import type { Client } from '@boostdesk/api-client';
import type { push } from '@boostdesk/api-client/contract';
import { PUSH_MESSAGES, PushError, type PushProvider, permission } from './push-provider.ts';

/** Timeout for the service worker, in ms. */
const TIMEOUT_MS = 10_000;

export interface WebPushDeps {
  readonly api: Pick<Client<{ push: typeof push }>, 'push'>;
  /** VAPID public key of the server, base64url. */
  readonly publicKey: string;
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && permission() !== undefined;

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean => {
  const bytes = new Uint8Array(one ?? new ArrayBuffer());
  return bytes.length === other.length && bytes.every((byte, place) => byte === other[place]);
};

/** The service worker that receives pushes; at the first visit it is still being registered. */
async function waitForWorker(): Promise<ServiceWorkerRegistration> {
  if (!isSupported()) throw new PushError(PUSH_MESSAGES.unsupported());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PushError(PUSH_MESSAGES.unsupported())), TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]).finally(() => clearTimeout(timer));
}

async function getSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Push provider for standard Web Push, sent by our own server. */
export function createWebPush({ api, publicKey }: WebPushDeps): PushProvider {
  const key = toBytes(publicKey);

  async function register(subscription: PushSubscription): Promise<string> {
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    return (await api.push.subscribe({ endpoint, p256dh, auth })).token;
  }

  /** Replaces a subscription for another VAPID key, which receives nothing. */
  async function ensureSubscription({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
    const existing = await pushManager.getSubscription();
    if (existing !== null && isSame(existing.options.applicationServerKey, key)) return existing;
    await existing?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  return {
    async state() {
      if (!isSupported()) return 'unsupported';
      if (permission() === 'denied') return 'blocked';
      return (await getSubscription()) === null ? 'off' : 'on';
    },
    async subscribe() {
      const registration = await waitForWorker();
      if ((await Notification.requestPermission()) !== 'granted') return null;
      return register(await ensureSubscription(registration));
    },
    async renew() {
      if ((await getSubscription()) === null) return null;
      return register(await ensureSubscription(await waitForWorker()));
    },
    async unsubscribe() {
      if (!isSupported()) throw new PushError(PUSH_MESSAGES.unsupported());
      const subscription = await getSubscription();
      if (subscription === null) throw new PushError(PUSH_MESSAGES.notSubscribed());
      if (!(await subscription.unsubscribe())) throw new PushError(PUSH_MESSAGES.unsubscribeFailed());
    },
  };
}
