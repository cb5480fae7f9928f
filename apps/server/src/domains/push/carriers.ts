import { createHash } from 'node:crypto';
import type { AlertPush } from '@boostdesk/realtime/alerts';
import webPush from 'web-push';
import { isAllowed } from './endpoint.ts';
import { type Posted, post } from './post.ts';
import type { Parcel, Subscription } from './push.repository.ts';
import type { Vapid } from './vapid.ts';

/** How long a push service keeps what it cannot hand over yet, in s: what is older is found in the lists. */
export const LIFE_S = 4 * 60 * 60;
/** Characters of a text that go onto a lock screen. */
const BODY_MAX = 240;

export interface CarrierDeps {
  /** Null: this server sends no pushes itself. */
  readonly vapid: Vapid | null;
  /** Push services that may be sent to. */
  readonly hosts: readonly string[];
  /** The house's app at OneSignal; null where there is none. */
  readonly oneSignal: { readonly appId: string; readonly apiKey: string; readonly url: string } | null;
  readonly publicUrl: string;
}

/** What is said, and how many messages its reader has not read: the number on the app's icon. */
export interface CountedPush extends AlertPush {
  readonly unread: number;
}

/** Nobody will ever take it: as if the push service had said so. */
const GONE: Posted = { status: 410, retryAfter: null };

/** A push service puts a later one of the same topic in place of one that it still holds; it takes 32 characters. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const cut = (text: string): string => (text.length > BODY_MAX ? `${text.slice(0, BODY_MAX - 1)}…` : text);

/** The ways a push takes to a device. */
export function createCarriers({ vapid, hosts, oneSignal, publicUrl }: CarrierDeps) {
  async function toBrowser(to: Subscription, push: CountedPush): Promise<Posted> {
    // Settings may have changed since it was taken in.
    if (vapid === null || !isAllowed(to.endpoint, hosts)) return GONE;
    const { title, body, tag, order, unread } = push;
    const { endpoint, p256dh, auth } = to;
    // web-push encrypts and signs; our own request keeps the checks of the address.
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, body: cut(body), tag, order, unread }),
      { vapidDetails: vapid, TTL: LIFE_S, topic: topicOf(tag), urgency: 'high' },
    );
    return post(endpoint, request);
  }

  async function toOneSignal(token: string, push: AlertPush, key: string): Promise<Posted> {
    if (oneSignal === null) return GONE;
    return post(`${oneSignal.url}/notifications`, {
      headers: { authorization: `Key ${oneSignal.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        app_id: oneSignal.appId,
        target_channel: 'push',
        include_subscription_ids: [token],
        headings: { en: push.title },
        contents: { en: cut(push.body) },
        url: `${publicUrl}${push.order === null ? '/' : `/order/${push.order}`}`,
        web_push_topic: push.tag,
        ttl: LIFE_S,
        // Sent again after a lost answer it is shown once.
        idempotency_key: key,
      }),
    });
  }

  return {
    carry: ({ subscription, token, event }: Parcel, push: CountedPush): Promise<Posted> =>
      subscription === null ? toOneSignal(token, push, event.eventId) : toBrowser(subscription, push),
  };
}
