import type { Language } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { createEventSpec, type EventsService } from '../events/events.service.ts';
import type { LanguagesService } from '../users/languages.service.ts';
import { notificationMessage, notificationPath } from './notification-messages.ts';

export type { NotificationCode } from './notification-messages.ts';

import { createNotificationsRepository, type NewNotification } from './notifications.repository.ts';

export interface NotificationsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: EventsService;
  readonly languages: LanguagesService;
}

/** These codes have an event of their own, which shows a toast (SPEC §8, Pause and Unpause; `poke`). */
const codesWithOwnEvent: ReadonlySet<NewNotification['code']> = new Set(['paused', 'unpaused', 'poked']);

/** How long a clearing can be undone. */
const RESTORE_MAX_MS = 24 * 60 * 60 * 1000;

/** Every alert has a row, so that it can be read after its toast. */
export function createNotificationsService({ db, write, clock, events, languages }: NotificationsDeps) {
  const repository = createNotificationsRepository();

  const changeAndPublish = (actor: Actor, change: (tx: Tx) => Promise<boolean>): Promise<void> =>
    write(null, async (tx) => {
      if (await change(tx)) await events.publishToUsers(tx, [actor.id], 'notificationsChanged', {});
    });

  return {
    /** Notifies each user once, in the transaction of the cause. Skips user 0. */
    async notify(tx: Tx, notification: NewNotification): Promise<void> {
      const users = [...new Set(notification.users)].filter((user) => user > 0);
      if (users.length === 0) return;
      const rows = await repository.insert(tx, { ...notification, users }, clock());
      if (codesWithOwnEvent.has(notification.code)) return;
      const { code, params, order } = notification;
      const message = notificationMessage(code, params, order);
      const languageOf = await languages.loadLanguages(tx, users);
      const fieldsOf = (user: number) => ({
        users,
        message: formatMessage(languageOf(user), message),
        order,
        notification: rows.get(user),
      });
      await events.publishBatch(
        tx,
        users,
        createEventSpec('newNotification', async () => fieldsOf),
      );
    },

    async formatStored(language: Language, user: number, id: number): Promise<string | undefined> {
      const row = await repository.findContent(db, user, id);
      return row && formatMessage(language, notificationMessage(row.code, row.params, row.order_id));
    },

    /** Lists in the reader's language, newest first. */
    async list(
      actor: Actor,
      { before, language }: { readonly before?: number | undefined; readonly language: Language },
    ) {
      const rows = await repository.list(db, actor.id, before);
      return rows.map((row) => ({
        id: row.id,
        message: formatMessage(language, notificationMessage(row.code, row.params, row.order_id)),
        createdAt: row.created_at.toISOString(),
        // SPEC §3: 0 is unseen.
        seen: row.seen_at === null ? (0 as const) : (1 as const),
        order: row.order_id,
        path: notificationPath(row.code),
      }));
    },

    clear: (actor: Actor) => changeAndPublish(actor, (tx) => repository.clear(tx, actor.id, clock())),
    restore: (actor: Actor) =>
      changeAndPublish(actor, (tx) => repository.restore(tx, actor.id, new Date(clock().getTime() - RESTORE_MAX_MS))),
    makeSeen: (actor: Actor) => changeAndPublish(actor, (tx) => repository.makeSeen(tx, actor.id, clock())),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
export type { NewNotification };
