import type { Language } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { say } from '../../words/say.ts';
import { type EventsService, telling } from '../events/events.service.ts';
import type { LanguagesService } from '../users/languages.service.ts';
import { notificationPhrase } from './notification-texts.ts';
import { createNotificationsRepository, type NewNotification } from './notifications.repository.ts';

export interface NotificationsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: EventsService;
  readonly languages: LanguagesService;
}

/** Their own event shows a toast already (SPEC §8, Pause and Unpause). */
const toldByOwnEvent: ReadonlySet<NewNotification['code']> = new Set(['paused', 'unpaused']);

/** How long a clearing can be undone, in ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Notifications outside the chat. Every alert has a row, so that it can be read after its toast. */
export function createNotificationsService({ db, write, clock, events, languages }: NotificationsDeps) {
  const repository = createNotificationsRepository();

  /** Changes a user's list and sends the new counts to all their devices. */
  const changing = (actor: Actor, change: (tx: Tx) => Promise<boolean>): Promise<void> =>
    write(null, async (tx) => {
      if (await change(tx)) await events.toUsers(tx, [actor.id], 'notificationsChanged', {});
    });

  return {
    /** Creates a notification in the transaction of its cause, once per user. User 0 is skipped. */
    async tell(tx: Tx, notification: NewNotification): Promise<void> {
      const users = [...new Set(notification.users)].filter((user) => user > 0);
      if (users.length === 0) return;
      const rows = await repository.insert(tx, { ...notification, users }, clock());
      if (toldByOwnEvent.has(notification.code)) return;
      const { code, params, order } = notification;
      const told = notificationPhrase(code, params, order);
      const languageOf = await languages.of(tx, users);
      const fieldsOf = (user: number) => ({
        users,
        message: say(languageOf(user), told),
        order,
        notification: rows.get(user),
      });
      await events.toEach(
        tx,
        users,
        telling('newNotification', async () => fieldsOf),
      );
    },

    /** Returns the text of a user's notification, or undefined. */
    async messageIn(language: Language, user: number, id: number): Promise<string | undefined> {
      const row = await repository.told(db, user, id);
      return row && say(language, notificationPhrase(row.code, row.params, row.order_id));
    },

    /** Returns notifications in the reader's language, newest first. */
    async list(
      actor: Actor,
      { before, language }: { readonly before?: number | undefined; readonly language: Language },
    ) {
      const rows = await repository.list(db, actor.id, before);
      return rows.map((row) => ({
        id: row.id,
        message: say(language, notificationPhrase(row.code, row.params, row.order_id)),
        createdAt: row.created_at.toISOString(),
        // SPEC §3: 0 is unseen.
        seen: row.seen_at === null ? (0 as const) : (1 as const),
        order: row.order_id,
      }));
    },

    clear: (actor: Actor) => changing(actor, (tx) => repository.clear(tx, actor.id, clock())),
    restore: (actor: Actor) =>
      changing(actor, (tx) => repository.restore(tx, actor.id, new Date(clock().getTime() - KEPT_MS))),
    makeSeen: (actor: Actor) => changing(actor, (tx) => repository.makeSeen(tx, actor.id, clock())),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
export type { NewNotification };
