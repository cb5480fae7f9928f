import { replyAudiences } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { MESSAGE_MAX } from '../message-max.ts';
import { PICTURE_UPLOAD_MAX, Picture } from '../picture.ts';
import { Id, Instant, line, Person, storable, text, visible } from '../shapes.ts';
import { createRowCommand, withCreate, withRemove, withUpdate } from './area-writes.ts';
import { anyOf, defineArea, Version } from './define-area.ts';

const fields = {
  /** Short name in lists. */
  title: line(1, 80),
  /** What is typed after `/` to find it, unique among the user’s own or among shared ones: letters, digits, hyphens and underscores. */
  shortcut: z.string().check(
    storable,
    visible,
    z.overwrite((value) => value.trim().replace(/^\//, '').toLowerCase()),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,29}$/u, {
      error: 'Use up to 30 letters, digits, hyphens or underscores.',
    }),
  ),
  /** The message, with variables of the order such as `{{customer.name}}`; see `replyVariables` of `@boostdesk/catalogs`. */
  text: text(1, MESSAGE_MAX),
  /** Who sees it: the user alone, all staff, or staff and boosters. Only staff share. */
  audience: z.enum(replyAudiences),
} as const;

const area = /* @__PURE__ */ (() => {
  const list = defineArea({
    name: 'quickreplies',
    right: 'quickReply.list',
    row: {
      /** Number of changes so far; an update sends it back. */
      version: Version,
      ...fields,
      /** Short name in lists. */
      title: z.string(),
      /** What is typed after `/` to find it. */
      shortcut: z.string(),
      /** The message, with variables. */
      text: z.string(),
      /** Pictures that are sent with it. */
      pictures: z.array(Picture),
      /** Who created it; of a personal one, its owner. */
      owner: Person,
      /** When it was created. */
      createdAt: Instant,
    },
    filters: {
      /** Any of these audiences. */
      audience: anyOf(z.enum(replyAudiences)),
    },
    sorts: ['shortcut', 'title', 'id'],
  });
  const editable = withUpdate(list, { right: 'quickReply.edit', fields });
  return withRemove(withCreate(editable, { right: 'quickReply.create', fields }), { right: 'quickReply.remove' });
})();

const rowCommand = /* @__PURE__ */ (() => createRowCommand(area.calls.get.response))();

/** Prepared messages with variables and pictures: personal ones of boosters and staff, and those that staff share. */
export const quickreplies = /* @__PURE__ */ (() => ({
  ...area,
  calls: {
    ...area.calls,
    /**
     * Adds a picture to a quick reply, up to 4; see `picture.upload` for formats. Who may read the quick reply may see it.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.quickreplies.addPicture({ id: 7, clientId: '0f7c1f0e-6f0f-4c53-9d0a-2f4f0e1b7a11' }, { file });
     */
    addPicture: defineCall({
      ...rowCommand,
      name: 'quickreplies.addPicture',
      path: '/quickreplies/addPicture',
      right: 'quickReply.edit',
      hasBinaryBody: true,
      maxBodyBytes: PICTURE_UPLOAD_MAX,
      request: z.strictObject({
        /** ID of the quick reply. */
        id: Id,
        /** UUID for deduplication: a repeated upload adds no second picture. */
        clientId: z.uuid(),
      }),
    }),
    /**
     * Removes a picture from a quick reply. Messages that were sent with it keep theirs.
     * @throws ApiError with `not_found`
     * @example await client.quickreplies.removePicture({ id: 7, picture: 31 });
     */
    removePicture: defineCall({
      ...rowCommand,
      name: 'quickreplies.removePicture',
      path: '/quickreplies/removePicture',
      right: 'quickReply.edit',
      request: z.strictObject({
        /** ID of the quick reply. */
        id: Id,
        /** Picture ID. */
        picture: Id,
      }),
      errors: ['not_found'],
    }),
  },
}))();
