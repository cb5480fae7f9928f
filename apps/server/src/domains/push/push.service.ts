import { randomUUID } from 'node:crypto';
import type { Language } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { type AlertDecision, type AlertEvent, type AlertPush, alertFor, isQuiet } from '@boostdesk/realtime/alerts';
import type { Db } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { msg } from '../../i18n/message.ts';
import { purchaseMessage } from '../../i18n/purchase-message.ts';
import type { InboxService } from '../chat/inbox.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { type AccountsService, toActor } from '../users/accounts.service.ts';
import type { SettingsService } from '../users/settings.service.ts';
import { isEndpointAllowed } from './endpoint.ts';
import { createOutcomesRepository, type PushResult } from './outcomes.repository.ts';
import { createPushRepository, type Delivery, type LoadedDelivery, type Subscription } from './push.repository.ts';
import { isAlert } from './push-queue.service.ts';
import { toPushTrace } from './push-trace.ts';
import { createTransports, type TransportDeps, TTL_SECONDS } from './transports.ts';

const BATCH_SIZE = 50;
/** Lease of claimed pushes; then another process retries them. */
const LEASE_MS = 60_000;
const ATTEMPTS_MAX = 5;
/** Delay before the first retry; doubles with each. */
const FIRST_RETRY_MS = 15_000;
const RETRY_MAX_MS = 60 * 60_000;
const RETENTION_MS = 30 * 24 * 60 * 60_000;

export interface PushDeps extends TransportDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly settings: Pick<SettingsService, 'get'>;
  readonly notifications: Pick<NotificationsService, 'formatStored'>;
  readonly inbox: Pick<InboxService, 'countUnread'>;
}

interface Owner {
  readonly actor: Actor;
  readonly sid: string | null;
}

const isGone = (status: number): boolean => status === 404 || status === 410;
const isTransient = (status: number): boolean => status === 429 || status >= 500;
const isAccepted = (status: number): boolean => status >= 200 && status < 300;

const GONE: PushResult = { outcome: 'gone', trace: null };
const LATE: PushResult = { outcome: 'late', trace: null };
const REFUSED: PushResult = { outcome: 'refused', trace: null };
const FAILED: PushResult = { outcome: 'failed', trace: null };

/** SPEC §6; docs/decisions/0010. */
export function createPushService(deps: PushDeps) {
  const { db, write, clock, accounts, settings, notifications, inbox, hosts, oneSignal, vapid } = deps;
  const repository = createPushRepository();
  const outcomes = createOutcomesRepository();
  const transports = createTransports(deps);

  const ownerOf = ({ actor, sid }: Owner) => {
    if (sid === null) throw new HttpError('session_ended');
    return { user: actor.id, sid, now: clock() };
  };

  /** Translates an event's own text, which may be in another language. */
  async function translateEvent(event: AlertEvent, user: number, language: Language): Promise<AlertEvent> {
    const { name, payload } = event;
    if (name === 'newOrder') {
      return { name, payload: { ...payload, purchase: formatMessage(language, purchaseMessage(payload.purchase)) } };
    }
    if (name !== 'newNotification' || !payload.notification) return event;
    const message = await notifications.formatStored(language, user, payload.notification);
    return { name, payload: { ...payload, message: message ?? payload.message } };
  }

  /** Applies the dashboard's alert rules and texts; only the device knows whether the user is looking. */
  async function evaluateAlert({ user, event, language }: LoadedDelivery): Promise<AlertDecision | null> {
    const account = await accounts.byId(db, user);
    if (account === undefined || !isAlert(event.name)) return null;
    const actor = toActor(account);
    const { alerts, language: chosen, mutedOrders } = await settings.get(actor);
    const locale = chosen ?? language ?? 'en';
    // The payload was validated when it was written.
    const alert = { name: event.name, payload: { ...event.payload, eventId: event.eventId, seq: null } } as AlertEvent;
    return alertFor(await translateEvent(alert, user, locale), {
      user: actor,
      settings: {
        showNotifications: account.notification,
        orderToasts: alerts?.orderToasts ?? true,
        soundsOn: false,
        volume: 0,
        pushOn: true,
        wishes: alerts?.wishes ?? {},
      },
      viewing: new Set(),
      onScreen: false,
      translate: (english, values) => formatMessage(locale, { english, values }),
      quiet: alerts?.quietHours.isOn === true && isQuiet(alerts.quietHours, clock()),
      muted: new Set(mutedOrders),
    });
  }

  const isExpired = ({ event }: LoadedDelivery): boolean => clock().getTime() - event.at.getTime() > TTL_SECONDS * 1000;

  const finish = (delivery: Delivery, ending: PushResult): Promise<void> =>
    outcomes.finish(db, delivery, ending, clock());

  async function retry(delivery: Delivery, asked: number | null): Promise<void> {
    if (delivery.tries >= ATTEMPTS_MAX) return finish(delivery, FAILED);
    const pause = Math.min(Math.max(asked ?? 0, FIRST_RETRY_MS * 2 ** (delivery.tries - 1)), RETRY_MAX_MS);
    await repository.reschedule(db, delivery, new Date(clock().getTime() + pause));
  }

  async function send(delivery: LoadedDelivery, push: AlertPush, trace: PushResult['trace']): Promise<void> {
    const unread = await inbox.countUnread(delivery.user);
    const posted = await transports.send(delivery, { ...push, unread }).catch(() => null);
    if (posted === null || isTransient(posted.status)) return retry(delivery, posted?.retryAfter ?? null);
    // Deletes its other pending deliveries too.
    if (isGone(posted.status)) return repository.removeToken(db, delivery.user, delivery.token, clock());
    await finish(delivery, isAccepted(posted.status) ? { outcome: 'sent', trace } : REFUSED);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const loaded = await repository.load(db, delivery, clock());
    if (loaded === undefined) return finish(delivery, GONE);
    if (isExpired(loaded)) return finish(delivery, LATE);
    const verdict = await evaluateAlert(loaded);
    if (verdict === null) return finish(delivery, GONE);
    const trace = toPushTrace(verdict);
    if (verdict.push === null) return finish(delivery, { outcome: 'notDue', trace });
    await send(loaded, verdict.push, trace);
  }

  return {
    setToken: (owner: Owner, token: string): Promise<void> => {
      const by = ownerOf(owner);
      return write(null, (tx) => repository.putToken(tx, token, by));
    },

    subscribe: (owner: Owner, subscription: Subscription): Promise<string> => {
      const by = ownerOf(owner);
      if (vapid === null || !isEndpointAllowed(subscription.endpoint, hosts)) {
        const sentence = msg('This push service isn’t supported.');
        throw new HttpError('invalid', sentence, { endpoint: sentence });
      }
      return write(null, (tx) => repository.putSubscription(tx, randomUUID(), subscription, by));
    },

    /** Succeeds when the device is already removed. */
    removeToken: (actor: Actor, token: string): Promise<void> =>
      write(null, (tx) => repository.removeToken(tx, actor.id, token, clock())),

    /** Sends due pushes. One process claims each; failed ones are claimed again. */
    async sweep(): Promise<void> {
      const now = clock();
      const due = await repository.claim(db, now, new Date(now.getTime() + LEASE_MS), BATCH_SIZE);
      // A failed push keeps its lease and is retried; the others continue.
      const sent = await Promise.allSettled(due.map(deliver));
      const failed = sent.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },

    async getOutcomes({ id }: Actor) {
      const { devices, waiting } = await repository.countDevices(db, id, clock());
      const sends = vapid !== null || oneSignal !== null;
      return { devices: sends ? devices : null, waiting, events: await outcomes.list(db, id) };
    },

    async deleteExpired(): Promise<void> {
      await repository.removeEnded(db, clock());
      await outcomes.deleteOld(db, new Date(clock().getTime() - RETENTION_MS));
    },
  };
}

export type PushService = ReturnType<typeof createPushService>;
