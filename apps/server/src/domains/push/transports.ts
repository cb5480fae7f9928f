import { createHash } from 'node:crypto';
import type { AlertPush } from '@boostdesk/realtime/alerts';
import webPush from 'web-push';
import { isEndpointAllowed } from './endpoint.ts';
import { type PushResponse, postPush } from './http.ts';
import type { LoadedDelivery, Subscription } from './push.repository.ts';
import type { Vapid } from './vapid.ts';

/** TTL of a push message; older events are found in the lists. */
export const TTL_SECONDS = 4 * 60 * 60;
/** Most characters of a body, for lock screens. */
const BODY_MAX = 240;

export interface TransportDeps {
  /** Null when this server sends no pushes itself. */
  readonly vapid: Vapid | null;
  readonly hosts: readonly string[];
  readonly oneSignal: { readonly appId: string; readonly apiKey: string; readonly url: string } | null;
  readonly publicUrl: string;
}

/** `unread` is for the app's badge. */
export interface CountedPush extends AlertPush {
  readonly unread: number;
}

/** Result for a subscription that can never work, like that of the push service. */
const GONE: PushResponse = { status: 410, retryAfter: null };

/** Returns at most 32 characters; a push service replaces a pending message of the same topic. */
const toTopic = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const truncate = (text: string): string => (text.length > BODY_MAX ? `${text.slice(0, BODY_MAX - 1)}…` : text);

export function createTransports({ vapid, hosts, oneSignal, publicUrl }: TransportDeps) {
  async function toBrowser(to: Subscription, push: CountedPush): Promise<PushResponse> {
    // Settings may have changed since the subscription.
    if (vapid === null || !isEndpointAllowed(to.endpoint, hosts)) return GONE;
    const { title, body, tag, order, unread } = push;
    const { endpoint, p256dh, auth } = to;
    // web-push encrypts and signs; our request checks the address.
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, body: truncate(body), tag, order, unread }),
      { vapidDetails: vapid, TTL: TTL_SECONDS, topic: toTopic(tag), urgency: 'high' },
    );
    return postPush(endpoint, request);
  }

  async function toOneSignal(token: string, push: AlertPush, key: string): Promise<PushResponse> {
    if (oneSignal === null) return GONE;
    return postPush(`${oneSignal.url}/notifications`, {
      headers: { authorization: `Key ${oneSignal.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        app_id: oneSignal.appId,
        target_channel: 'push',
        include_subscription_ids: [token],
        headings: { en: push.title },
        contents: { en: truncate(push.body) },
        url: `${publicUrl}${push.order === null ? '/' : `/order/${push.order}`}`,
        web_push_topic: push.tag,
        ttl: TTL_SECONDS,
        // A repetition after a lost response is shown once.
        idempotency_key: key,
      }),
    });
  }

  return {
    send: ({ subscription, token, event }: LoadedDelivery, push: CountedPush): Promise<PushResponse> =>
      subscription === null ? toOneSignal(token, push, event.eventId) : toBrowser(subscription, push),
  };
}
