import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { PictureSize } from './picture-addresses.ts';
import type { ProcessedPicture } from './process-picture.ts';

/** An upload's place: who sent it, for which order's chat, under which UUID of the client. */
export interface UploadPlace {
  readonly user: number;
  readonly order: number;
  readonly clientId: string;
}

/** Place of a quick reply's picture. */
export interface ReplyPlace extends Omit<UploadPlace, 'order'> {
  readonly reply: number;
}

export interface UploadRow {
  readonly id: number;
  readonly width: number;
  readonly height: number;
}

export interface GuideVersion {
  readonly order: number;
  readonly version: number;
}

export interface AttachedRow extends UploadRow {
  readonly message: number;
  readonly alt: string;
}

export function createUploadsRepository() {
  return {
    async byClientId(
      db: Db | Tx,
      { user, clientId }: Pick<UploadPlace, 'user' | 'clientId'>,
    ): Promise<(UploadRow & { order: number | null; reply: number | null }) | undefined> {
      return db
        .selectFrom('uploaded_pictures')
        .select(['id', 'width', 'height', 'order_id as order', 'quick_reply_id as reply'])
        .where('user_id', '=', user)
        .where('client_id', '=', clientId)
        .executeTakeFirst();
    },

    /** Undefined when the client's UUID is already used. */
    async insert(tx: Tx, place: UploadPlace, picture: ProcessedPicture, now: Date): Promise<UploadRow | undefined> {
      return tx
        .insertInto('uploaded_pictures')
        .values({ user_id: place.user, order_id: place.order, client_id: place.clientId, ...picture, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
        .returning(['id', 'width', 'height'])
        .executeTakeFirst();
    },

    /** Undefined when the client's UUID is already used. The picture is attached at once. */
    async insertForReply(tx: Tx, place: ReplyPlace, picture: ProcessedPicture, now: Date): Promise<number | undefined> {
      const { user, reply, clientId } = place;
      const row = await tx
        .insertInto('uploaded_pictures')
        .values({
          ...{ user_id: user, quick_reply_id: reply, client_id: clientId, ...picture },
          created_at: now,
          attached_at: now,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async countOfReply(db: Db | Tx, reply: number): Promise<number> {
      const { count } = await db
        .selectFrom('uploaded_pictures')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('quick_reply_id', '=', reply)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async removeFromReply(tx: Tx, { reply, picture }: { reply: number; picture: number }): Promise<boolean> {
      const removed = await tx
        .deleteFrom('uploaded_pictures')
        .where('id', '=', picture)
        .where('quick_reply_id', '=', reply)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    /** Returns the attempts of the user since the first one after `dayAgo`, with this one. */
    async countAttempt(
      db: Db,
      user: number,
      { now, dayAgo }: { readonly now: Date; readonly dayAgo: Date },
    ): Promise<number> {
      const isOver = sql<boolean>`upload_attempts.since <= ${dayAgo}`;
      const { attempts } = await db
        .insertInto('upload_attempts')
        .values({ user_id: user, since: now, attempts: 1 })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({
            since: sql`case when ${isOver} then excluded.since else upload_attempts.since end`,
            attempts: sql`case when ${isOver} then 1 else upload_attempts.attempts + 1 end`,
          }),
        )
        .returning('attempts')
        .executeTakeFirstOrThrow();
      return attempts;
    },

    async countUnattached(db: Db | Tx, user: number, since: Date): Promise<number> {
      const { count } = await db
        .selectFrom('uploaded_pictures')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('user_id', '=', user)
        .where('created_at', '>', since)
        .where('attached_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Attaches what the user uploaded for the order and is used nowhere; returns those, in any order. */
    async attach(tx: Tx, ids: readonly number[], { user, order }: Omit<UploadPlace, 'clientId'>, now: Date) {
      return tx
        .updateTable('uploaded_pictures')
        .set({ attached_at: now })
        .where('id', 'in', [...ids])
        .where('user_id', '=', user)
        .where('order_id', '=', order)
        .where('attached_at', 'is', null)
        .returning(['id', 'width', 'height'])
        .execute();
    },

    async addToMessage(tx: Tx, message: number, pictures: readonly { id: number; alt: string }[]): Promise<void> {
      const rows = pictures.map(({ id, alt }, position) => ({ message_id: message, position, picture_id: id, alt }));
      await tx.insertInto('chat_message_pictures').values(rows).execute();
    },

    async addToDispute(tx: Tx, dispute: number, pictures: readonly { id: number; alt: string }[]): Promise<void> {
      const rows = pictures.map(({ id, alt }, position) => ({ dispute_id: dispute, position, picture_id: id, alt }));
      await tx.insertInto('dispute_pictures').values(rows).execute();
    },

    async addToEvent(tx: Tx, event: number, pictures: readonly { id: number; alt: string }[]): Promise<void> {
      const rows = pictures.map(({ id, alt }, position) => ({ event_id: event, position, picture_id: id, alt }));
      await tx.insertInto('order_event_pictures').values(rows).execute();
    },

    async ofDispute(db: Reader, dispute: number): Promise<(UploadRow & { alt: string })[]> {
      return db
        .selectFrom('dispute_pictures as a')
        .innerJoin('uploaded_pictures as p', 'p.id', 'a.picture_id')
        .select(['p.id', 'p.width', 'p.height', 'a.alt'])
        .where('a.dispute_id', '=', dispute)
        .orderBy('a.position')
        .execute();
    },

    async ofMessages(db: Db | Tx, messages: readonly number[]): Promise<AttachedRow[]> {
      if (messages.length === 0) return [];
      return db
        .selectFrom('chat_message_pictures as a')
        .innerJoin('uploaded_pictures as p', 'p.id', 'a.picture_id')
        .select(['a.message_id as message', 'p.id', 'p.width', 'p.height', 'a.alt'])
        .where('a.message_id', 'in', [...messages])
        .orderBy('a.message_id')
        .orderBy('a.position')
        .execute();
    },

    /** Returns those of the pictures that a version of the order's guide shows already. */
    async knownInGuide(db: Reader, order: number, ids: readonly number[]): Promise<Set<number>> {
      const rows = await db
        .selectFrom('order_guide_pictures')
        .select('picture_id as id')
        .distinct()
        .where('order_id', '=', order)
        .where('picture_id', 'in', [...ids])
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    async addToGuide(tx: Tx, { order, version }: GuideVersion, pictures: readonly number[]): Promise<void> {
      const rows = pictures.map((picture) => ({ order_id: order, version, picture_id: picture }));
      await tx.insertInto('order_guide_pictures').values(rows).execute();
    },

    async ofGuide(db: Reader, { order, version }: GuideVersion): Promise<UploadRow[]> {
      return db
        .selectFrom('order_guide_pictures as a')
        .innerJoin('uploaded_pictures as p', 'p.id', 'a.picture_id')
        .select(['p.id', 'p.width', 'p.height'])
        .where('a.order_id', '=', order)
        .where('a.version', '=', version)
        .orderBy('p.id')
        .execute();
    },

    /** `isUndone`: its progress entry was undone. `isGuideDelivered`: whether a delivered version of a guide shows the picture; null when no version does. */
    async ownerOf(db: Db, id: number) {
      return db
        .selectFrom('uploaded_pictures')
        .select(['user_id as user', 'order_id as order', 'quick_reply_id as reply', 'attached_at as attachedAt'])
        .select(
          sql<boolean | null>`(select bool_or(g.delivered_at is not null)
            from order_guide_pictures a join order_guides g on g.order_id = a.order_id and g.version = a.version
            where a.picture_id = uploaded_pictures.id)`.as('isGuideDelivered'),
        )
        .select(
          sql<boolean>`exists (select from order_event_pictures a join order_events e on e.id = a.event_id
            where a.picture_id = uploaded_pictures.id and e.data ? 'undone')`.as('isUndone'),
        )
        .where('id', '=', id)
        .executeTakeFirst();
    },

    async bytesOf(db: Db, id: number, size: PictureSize): Promise<Uint8Array | undefined> {
      const row = await db
        .selectFrom('uploaded_pictures')
        .select(`${size} as bytes`)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.bytes;
    },

    async deleteUnattached(db: Db, before: Date): Promise<void> {
      await db
        .deleteFrom('uploaded_pictures')
        .where('attached_at', 'is', null)
        .where('created_at', '<', before)
        .execute();
    },
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;
