import { randomUUID } from 'node:crypto';
import type { Language } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { type AlertDecision, type AlertEvent, type AlertPush, alertFor, isQuiet } from '@boostdesk/realtime/alerts';
import { Refusal } from '../../contract/refusal.ts';
import type { Db } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { boughtPhrase } from '../../words/bought-phrase.ts';
import { phrase } from '../../words/phrase.ts';
import { say } from '../../words/say.ts';
import type { InboxService } from '../chat/inbox.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { type AccountsService, toActor } from '../users/accounts.service.ts';
import type { SettingsService } from '../users/settings.service.ts';
import { type CarrierDeps, createCarriers, LIFE_S } from './carriers.ts';
import { isAllowed } from './endpoint.ts';
import { createOutcomesRepository, type Ending } from './outcomes.repository.ts';
import { createPushRepository, type Delivery, type Parcel, type Subscription } from './push.repository.ts';
import { isAlert } from './push-queue.service.ts';
import { pushTrace } from './push-trace.ts';

/** Most pushes per run. */
const AT_ONCE = 50;
/** Lease of claimed pushes, in ms; then another process retries them. */
const LEASE_MS = 60_000;
const TRIES_MAX = 5;
/** Delay before the first retry, in ms; doubles with each retry. */
const FIRST_PAUSE_MS = 15_000;
/** Upper limit for a Retry-After, in ms. */
const PAUSE_MAX_MS = 60 * 60_000;
/** Retention of outcomes, in ms; same as for events. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export interface PushDeps extends CarrierDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly settings: Pick<SettingsService, 'get'>;
  readonly notifications: Pick<NotificationsService, 'messageIn'>;
  readonly inbox: Pick<InboxService, 'unreadOf'>;
}

interface Owner {
  readonly actor: Actor;
  readonly sid: string | null;
}

const isGone = (status: number): boolean => status === 404 || status === 410;
/** Whether a retry may succeed. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;
const isTaken = (status: number): boolean => status >= 200 && status < 300;

const GONE: Ending = { outcome: 'gone', trace: null };
const LATE: Ending = { outcome: 'late', trace: null };
const REFUSED: Ending = { outcome: 'refused', trace: null };
const FAILED: Ending = { outcome: 'failed', trace: null };

/** Push messages to devices (SPEC §6; decision 0010). */
export function createPushService(deps: PushDeps) {
  const { db, write, clock, accounts, settings, notifications, inbox, hosts, oneSignal, vapid } = deps;
  const repository = createPushRepository();
  const outcomes = createOutcomesRepository();
  const carriers = createCarriers(deps);

  const ownerOf = ({ actor, sid }: Owner) => {
    if (sid === null) throw new Refusal('session_ended');
    return { user: actor.id, sid, now: clock() };
  };

  /** Translates an event's own text, which may be in another language. */
  async function translated(event: AlertEvent, user: number, language: Language): Promise<AlertEvent> {
    const { name, payload } = event;
    if (name === 'newOrder') {
      return { name, payload: { ...payload, purchase: say(language, boughtPhrase(payload.purchase)) } };
    }
    if (name !== 'newNotification' || payload.notification === undefined) return event;
    const message = await notifications.messageIn(language, user, payload.notification);
    return { name, payload: { ...payload, message: message ?? payload.message } };
  }

  /** Applies the rules and texts of the dashboard's alerts; only the device knows whether the user is looking. */
  async function verdictOn({ user, event, language }: Parcel): Promise<AlertDecision | null> {
    const account = await accounts.byId(db, user);
    if (account === undefined || !isAlert(event.name)) return null;
    const actor = toActor(account);
    const { alerts, language: chosen } = await settings.get(actor);
    const spoken = chosen ?? language ?? 'en';
    // The payload was validated when it was written.
    const alert = { name: event.name, payload: { ...event.payload, eventId: event.eventId, seq: null } } as AlertEvent;
    return alertFor(await translated(alert, user, spoken), {
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
      translate: (english, values) => say(spoken, { english, values }),
      quiet: alerts?.quietHours.isOn === true && isQuiet(alerts.quietHours, clock()),
    });
  }

  const isStale = ({ event }: Parcel): boolean => clock().getTime() - event.at.getTime() > LIFE_S * 1000;

  const end = (delivery: Delivery, ending: Ending): Promise<void> => outcomes.end(db, delivery, ending, clock());

  async function retry(delivery: Delivery, asked: number | null): Promise<void> {
    if (delivery.tries >= TRIES_MAX) return end(delivery, FAILED);
    const pause = Math.min(Math.max(asked ?? 0, FIRST_PAUSE_MS * 2 ** (delivery.tries - 1)), PAUSE_MAX_MS);
    await repository.putOff(db, delivery, new Date(clock().getTime() + pause));
  }

  async function send(parcel: Parcel, push: AlertPush, trace: Ending['trace']): Promise<void> {
    const unread = await inbox.unreadOf(parcel.user);
    const posted = await carriers.carry(parcel, { ...push, unread }).catch(() => null);
    if (posted === null || isPassing(posted.status)) return retry(parcel, posted?.retryAfter ?? null);
    // Deletes its other pending deliveries too.
    if (isGone(posted.status)) return repository.removeToken(db, parcel.user, parcel.token, clock());
    await end(parcel, isTaken(posted.status) ? { outcome: 'sent', trace } : REFUSED);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const parcel = await repository.open(db, delivery, clock());
    if (parcel === undefined) return end(delivery, GONE);
    if (isStale(parcel)) return end(delivery, LATE);
    const verdict = await verdictOn(parcel);
    if (verdict === null) return end(delivery, GONE);
    const trace = pushTrace(verdict);
    if (verdict.push === null) return end(delivery, { outcome: 'notDue', trace });
    await send(parcel, verdict.push, trace);
  }

  return {
    setToken: (owner: Owner, token: string): Promise<void> => {
      const by = ownerOf(owner);
      return write(null, (tx) => repository.putToken(tx, token, by));
    },

    subscribe: (owner: Owner, subscription: Subscription): Promise<string> => {
      const by = ownerOf(owner);
      if (vapid === null || !isAllowed(subscription.endpoint, hosts)) {
        const sentence = phrase('This push service isn’t supported.');
        throw new Refusal('invalid', sentence, { endpoint: sentence });
      }
      return write(null, (tx) => repository.putSubscription(tx, randomUUID(), subscription, by));
    },

    /** Removes the user's own device; succeeds when it is already removed. */
    removeToken: (actor: Actor, token: string): Promise<void> =>
      write(null, (tx) => repository.removeToken(tx, actor.id, token, clock())),

    /** Sends due pushes. One process claims each; failed ones are claimed again. */
    async sweep(): Promise<void> {
      const now = clock();
      const due = await repository.claim(db, now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
      // A failed one keeps its lease and is retried; the others continue.
      const sent = await Promise.allSettled(due.map(deliver));
      const failed = sent.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },

    /** Returns the outcomes of the user's newest events. */
    async getOutcomes({ id }: Actor) {
      const { devices, waiting } = await repository.standing(db, id, clock());
      const sends = vapid !== null || oneSignal !== null;
      return { devices: sends ? devices : null, waiting, events: await outcomes.list(db, id) };
    },

    async forget(): Promise<void> {
      await repository.forgetEnded(db, clock());
      await outcomes.forget(db, new Date(clock().getTime() - KEPT_MS));
    },
  };
}

export type PushService = ReturnType<typeof createPushService>;
