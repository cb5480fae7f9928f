import { quickreplies as area, MESSAGE_PICTURES_MAX } from '@boostdesk/api-client/contract';
import { type Actor, can, type QuickReplySubject } from '@boostdesk/auth';
import { findUnknownVariables, OWN_REPLIES_MAX, SHARED_REPLIES_MAX } from '@boostdesk/catalogs/rules';
import type { AreaAddition, AreaChange, AreaRemoval } from '../../areas/area-handlers.ts';
import { createAreaReader } from '../../db/area-list.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { PicturesService } from '../pictures/pictures.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { createQuickRepliesRepository, quickRepliesArea, type ReplyFields } from './quick-replies.repository.ts';

export interface QuickRepliesDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  readonly pictures: Pick<PicturesService, 'withAddresses' | 'replies'>;
}

interface UploadRequest {
  readonly id: number;
  readonly clientId: string;
}

type ReplyAction = 'quickReply.edit' | 'quickReply.remove';

const invalidField = (field: string, sentence: MessageDescriptor) =>
  new HttpError('invalid', sentence, { [`fields.${field}`]: sentence });

const isShared = ({ audience }: Pick<ReplyFields, 'audience'>): boolean => audience !== 'own';

/** docs/product.md, Quick replies. */
export function createQuickRepliesService({ db, write, clock, siteLog, pictures }: QuickRepliesDeps) {
  const replies = createQuickRepliesRepository();

  const list = (actor: Actor) =>
    quickRepliesArea(actor, (picture) => pictures.withAddresses(actor.id, { ...picture, alt: '' }));

  async function readRow(tx: Tx, actor: Actor, id: number) {
    const row = await createAreaReader(area, list(actor)).one(tx, id);
    if (row === undefined) throw new HttpError('not_found');
    return { row };
  }

  /** @throws HttpError `not_found` for one that the actor may not read, `conflict` for a shared one of staff */
  function assertAllowed(action: ReplyAction, actor: Actor, reply: QuickReplySubject | undefined): void {
    if (reply === undefined || !can('quickReply.read', actor, reply)) throw new HttpError('not_found');
    if (!can(action, actor, reply)) throw new HttpError('conflict', msg('Only staff can change shared quick replies.'));
  }

  /** Locks the quick reply before its right is checked. */
  async function lockAllowed(tx: Tx, action: ReplyAction, actor: Actor, id: number) {
    const held = await replies.lock(tx, id);
    assertAllowed(action, actor, held && { ownerId: held.ownerId, audience: held.fields.audience });
    if (held === undefined) throw new HttpError('not_found');
    return held;
  }

  /** @throws HttpError `conflict`, `invalid` */
  function assertValid(actor: Actor, { audience, text }: ReplyFields): void {
    if (!can('quickReply.create', actor, { ownerId: actor.id, audience }))
      throw new HttpError('conflict', msg('Only staff can share quick replies.'));
    const [unknown] = findUnknownVariables(text);
    if (unknown !== undefined) throw invalidField('text', msg('The variable {name} doesn’t exist.', { name: unknown }));
  }

  async function assertFree(tx: Tx, { shortcut, audience }: ReplyFields, owner: number, except: number | null) {
    const scope = { audience, owner };
    await replies.lockScope(tx, scope);
    if (await replies.isTaken(tx, shortcut, scope, except))
      throw invalidField('shortcut', msg('Another quick reply has this shortcut.'));
  }

  async function assertFewEnough(tx: Tx, { audience }: ReplyFields, owner: number): Promise<void> {
    const most = audience === 'own' ? OWN_REPLIES_MAX : SHARED_REPLIES_MAX;
    if ((await replies.count(tx, { audience, owner })) < most) return;
    throw new HttpError(
      'conflict',
      msg('There can be {most, plural, one {# quick reply} other {# quick replies}}. Delete one first.', { most }),
    );
  }

  const change: AreaChange<ReplyFields> = {
    action: 'quickReply.edit',
    async assertAllowed(tx, actor, id) {
      await lockAllowed(tx, 'quickReply.edit', actor, id);
    },
    lock: replies.lock,
    async save(tx, id, fields, actor) {
      assertValid(actor, fields);
      await assertFree(tx, fields, actor.id, id);
      const before = await replies.lock(tx, id);
      if (before === undefined) throw new HttpError('not_found');
      if (isShared(before.fields) !== isShared(fields)) await assertFewEnough(tx, fields, actor.id);
      await replies.save(tx, id, fields, isShared(fields) ? before.ownerId : actor.id);
    },
    isLogged: isShared,
  };

  const addition: AreaAddition<ReplyFields> = {
    action: 'quickReply.create',
    async insert(tx, fields, actor) {
      assertValid(actor, fields);
      await assertFree(tx, fields, actor.id, null);
      await assertFewEnough(tx, fields, actor.id);
      return replies.insert(tx, fields, { owner: actor.id, at: clock() });
    },
    isLogged: isShared,
  };

  const removal: AreaRemoval<ReplyFields> = {
    action: 'quickReply.remove',
    async assertAllowed(tx, actor, id) {
      await lockAllowed(tx, 'quickReply.remove', actor, id);
    },
    lock: replies.lock,
    remove: replies.remove,
    isLogged: isShared,
  };

  interface PictureChange {
    readonly fields: ReplyFields;
    readonly before: number;
    readonly after: number;
  }

  async function logPictures(tx: Tx, actor: Actor, id: number, { fields, before, after }: PictureChange) {
    if (!isShared(fields)) return;
    const object = { kind: area.name, id } as const;
    const change = { before: { pictures: before }, after: { pictures: after } };
    await siteLog.record(tx, { actor, action: 'quickReply.edit', object, ...change });
  }

  return {
    list,
    change,
    addition,
    removal,

    /** @throws HttpError `not_found`, `conflict`, `key_reused` */
    async assertCanAddPicture(actor: Actor, { id, clientId }: UploadRequest): Promise<void> {
      assertAllowed('quickReply.edit', actor, await replies.byId(db, id));
      await pictures.replies.assertCanUpload(actor, { reply: id, clientId });
    },

    addPicture: async (context: CallContext, { id, clientId }: UploadRequest, file: Buffer) => {
      const { actor } = context;
      const picture = await pictures.replies.decode(file);
      return write(context, async (tx) => {
        const { fields } = await lockAllowed(tx, 'quickReply.edit', actor, id);
        const before = await pictures.replies.count(tx, id);
        const isNew = await pictures.replies.insert(tx, { user: actor.id, reply: id, clientId }, picture);
        if (isNew && before >= MESSAGE_PICTURES_MAX)
          throw new HttpError(
            'conflict',
            msg('A message can have up to {most, plural, one {# picture} other {# pictures}}.', {
              most: MESSAGE_PICTURES_MAX,
            }),
          );
        if (isNew) await logPictures(tx, actor, id, { fields, before, after: before + 1 });
        return readRow(tx, actor, id);
      });
    },

    removePicture: (context: CallContext, { id, picture }: { readonly id: number; readonly picture: number }) =>
      write(context, async (tx) => {
        const { actor } = context;
        const { fields } = await lockAllowed(tx, 'quickReply.edit', actor, id);
        const before = await pictures.replies.count(tx, id);
        if (await pictures.replies.remove(tx, { reply: id, picture }))
          await logPictures(tx, actor, id, { fields, before, after: before - 1 });
        return readRow(tx, actor, id);
      }),
  };
}

export type QuickRepliesService = ReturnType<typeof createQuickRepliesService>;
