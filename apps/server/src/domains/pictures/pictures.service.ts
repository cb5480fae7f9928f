import type { ErrorCode } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import { findGuidePictureText, GUIDE_PICTURES_MAX, listGuidePictures } from '@boostdesk/catalogs/rules';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import {
  type OrderSubjects,
  readsGuideDrafts,
  type SubjectOrder,
  seesAsStaff,
} from '../orders/order-subjects.service.ts';
import type { ReplyReaders } from '../quick-replies/reply-readers.service.ts';
import { type AccountsService, toActor } from '../users/accounts.service.ts';
import type { PictureAddress, PictureAddresses } from './picture-addresses.ts';
import { type PictureProblem, type ProcessedPicture, processPicture } from './process-picture.ts';
import { createReplyPictures } from './reply-pictures.ts';
import { createUploadsRepository, type GuideVersion, type UploadRow } from './uploads.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures of a user that are used nowhere, of 24 hours. */
const UNATTACHED_MAX = 60;

const problems: Record<PictureProblem, readonly [ErrorCode, MessageDescriptor]> = {
  empty: ['invalid', msg('The file is empty.')],
  heic: ['unsupported_media', msg('HEIC pictures aren’t supported. Save the picture as JPEG and try again.')],
  wrongType: ['unsupported_media', msg('This file type isn’t supported. Choose a PNG, JPEG, WebP, AVIF or GIF.')],
  tooManyPixels: ['invalid', msg('The picture has too many pixels. The limit is 50 megapixels.')],
  broken: ['invalid', msg('This picture is damaged or incomplete. Choose another one.')],
};

const gone = msg('This picture is no longer there. Add it again.');
interface PictureUse {
  /** Whether a delivered version of a guide shows it; null when no version does. */
  readonly isGuideDelivered: boolean | null;
  /** Whether its progress entry was undone. */
  readonly isUndone: boolean;
}

/** Names pictures as the writer finds them in the text. */
function goneFromGuide(text: string, ids: readonly number[]): MessageDescriptor {
  const named = ids.map((id) => {
    const alt = findGuidePictureText(text, id);
    return alt === '' ? `picture:${id}` : `picture:${id} “${alt}”`;
  });
  return msg(
    '{count, plural, one {This picture is no longer there: {pictures}. Insert it again.} other {These pictures are no longer there: {pictures}. Insert them again.}}',
    { count: ids.length, pictures: named.join(', ') },
  );
}

const invalidGuide = (sentence: MessageDescriptor) => new HttpError('invalid', sentence, { text: sentence });

export interface PicturesDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'byId' | 'lock'>;
  readonly subjects: OrderSubjects;
  readonly addresses: PictureAddresses;
  readonly replyReaders: ReplyReaders;
  /** Uploads of a user in 24 hours, with failed ones. */
  readonly uploadLimit: number;
}

interface UploadRequest {
  readonly order: number;
  readonly clientId: string;
}

interface MessagePicture extends UploadRow {
  readonly alt: string;
}

interface PicturePlace {
  readonly user: number;
  readonly order: number;
}

export type ChosenPictures = readonly { readonly id: number; readonly alt?: string | undefined }[];

/**
 * Pictures in the chats, disputes, timelines and guides of orders. Those who may read the chat or the guide may see them;
 * before they are used, only their uploader.
 */
export function createPicturesService(deps: PicturesDeps) {
  const { db, write, clock, accounts, subjects, addresses, replyReaders, uploadLimit } = deps;
  const uploads = createUploadsRepository();
  const dayAgo = () => new Date(clock().getTime() - DAY_MS);

  async function assertMayWrite(actor: Actor, id: number): Promise<void> {
    const order = await subjects.byId(id);
    if (order === undefined || !can('chat.read', actor, order)) throw new HttpError('not_found');
    if (!can('chat.send', actor, order)) throw new HttpError('conflict', msg('Chat opens once the order is paid.'));
  }

  const tooManyToday = () =>
    new HttpError('conflict', msg('You’ve uploaded too many pictures today. Try again later.'));

  async function assertFewUnattached(from: Db | Tx, user: number): Promise<void> {
    if ((await uploads.countUnattached(from, user, dayAgo())) >= UNATTACHED_MAX) throw tooManyToday();
  }

  /** The picture that the user has uploaded with this UUID. */
  async function findEarlier(
    from: Db | Tx,
    { id: user }: Actor,
    { order, clientId }: UploadRequest,
  ): Promise<UploadRow | undefined> {
    const found = await uploads.byClientId(from, { user, clientId });
    if (found === undefined) return undefined;
    if (found.order !== order) throw new HttpError('key_reused');
    return { id: found.id, width: found.width, height: found.height };
  }

  /** Counts an upload before its file is read. */
  async function assertWithinLimits(user: number): Promise<void> {
    const attempts = await uploads.countAttempt(db, user, { now: clock(), dayAgo: dayAgo() });
    if (attempts > uploadLimit) throw tooManyToday();
    await assertFewUnattached(db, user);
  }

  /** @throws HttpError `unsupported_media`, `invalid` */
  async function decode(file: Buffer): Promise<ProcessedPicture> {
    const picture = await processPicture(file);
    if (typeof picture === 'string') throw new HttpError(...problems[picture]);
    return picture;
  }

  async function take(tx: Tx, place: PicturePlace, pictures: ChosenPictures): Promise<MessagePicture[]> {
    if (pictures.length === 0) return [];
    const ids = pictures.map(({ id }) => id);
    const rows = new Map((await uploads.attach(tx, ids, place, clock())).map((row) => [row.id, row]));
    if (rows.size < pictures.length) throw new HttpError('not_found', gone);
    return pictures.flatMap(({ id, alt = '' }) => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ ...row, alt }];
    });
  }

  function canSeeOfOrder(actor: Actor, order: SubjectOrder, { isGuideDelivered, isUndone }: PictureUse): boolean {
    if (isUndone && !seesAsStaff(actor, order)) return false;
    if (isGuideDelivered === null) return can('chat.read', actor, order);
    const mayRead = can('guide.view', actor) && can('order.readGuide', actor, order);
    return mayRead && (isGuideDelivered || readsGuideDrafts(actor, order));
  }

  async function canSee(user: number, id: number): Promise<boolean> {
    const picture = await uploads.ownerOf(db, id);
    if (picture === undefined) return false;
    if (picture.attachedAt === null && picture.user !== user) return false;
    const account = await accounts.byId(db, user);
    if (account === undefined || account.banned) return false;
    const actor = toActor(account);
    if (picture.reply !== null) return replyReaders.canRead(db, actor, picture.reply);
    const order = picture.order === null ? undefined : await subjects.byId(picture.order);
    return order !== undefined && canSeeOfOrder(actor, order, picture);
  }

  return {
    /**
     * Counts the upload, unless it repeats one that is stored.
     * @throws HttpError `not_found`, `conflict`, `key_reused`
     */
    async assertCanUpload(actor: Actor, request: UploadRequest): Promise<void> {
      await assertMayWrite(actor, request.order);
      if ((await findEarlier(db, actor, request)) !== undefined) return;
      await assertWithinLimits(actor.id);
    },

    /**
     * Repeated with the same UUID, returns the first picture.
     * @throws HttpError `not_found`, `conflict`, `key_reused`, `unsupported_media`, `invalid`
     */
    async upload(actor: Actor, request: UploadRequest, file: Buffer): Promise<UploadRow> {
      // The right may have been lost while the file arrived.
      await assertMayWrite(actor, request.order);
      const earlier = await findEarlier(db, actor, request);
      if (earlier !== undefined) return earlier;
      const picture = await decode(file);
      return write(null, async (tx) => {
        // One upload of a user is counted at a time.
        await accounts.lock(tx, [actor.id]);
        await assertFewUnattached(tx, actor.id);
        const place = { user: actor.id, ...request };
        const made = (await uploads.insert(tx, place, picture, clock())) ?? (await findEarlier(tx, actor, request));
        if (made === undefined) throw new Error('An uploaded picture was neither stored nor found.');
        return made;
      });
    },

    /**
     * Attaches uploads of the user for the order to a new message.
     * @throws HttpError `not_found` for a picture of another user or order, or one that is used
     */
    async attach(
      tx: Tx,
      { message, ...place }: PicturePlace & { readonly message: number },
      pictures: ChosenPictures,
    ): Promise<MessagePicture[]> {
      const taken = await take(tx, place, pictures);
      if (taken.length > 0) await uploads.addToMessage(tx, message, taken);
      return taken;
    },

    /**
     * Attaches uploads of the user for the order to a new dispute.
     * @throws HttpError as `attach`
     */
    async attachToDispute(
      tx: Tx,
      { dispute, ...place }: PicturePlace & { readonly dispute: number },
      pictures: ChosenPictures,
    ): Promise<void> {
      const taken = await take(tx, place, pictures);
      if (taken.length > 0) await uploads.addToDispute(tx, dispute, taken);
    },

    /**
     * Attaches uploads of the user for the order to a new event of its timeline.
     * @throws HttpError as `attach`
     */
    async attachToEvent(
      tx: Tx,
      { event, ...place }: PicturePlace & { readonly event: number },
      pictures: ChosenPictures,
    ): Promise<void> {
      const taken = await take(tx, place, pictures);
      if (taken.length > 0) await uploads.addToEvent(tx, event, taken);
    },

    /**
     * Attaches the pictures that a new version of a guide shows: uploads of its writer, and pictures of earlier versions.
     * @throws HttpError `invalid` for too many, for one of another user or order, and for one that is used elsewhere
     */
    async attachToGuide(tx: Tx, { order, version, user }: PicturePlace & GuideVersion, text: string): Promise<void> {
      const ids = listGuidePictures(text);
      if (ids.length === 0) return;
      if (ids.length > GUIDE_PICTURES_MAX)
        throw invalidGuide(msg('A guide can show up to {most} pictures.', { most: GUIDE_PICTURES_MAX }));
      const known = await uploads.knownInGuide(tx, order, ids);
      const added = ids.filter((id) => !known.has(id));
      const taken = added.length === 0 ? [] : await uploads.attach(tx, added, { user, order }, clock());
      const missing = added.filter((id) => !taken.some((row) => row.id === id));
      if (missing.length > 0) throw invalidGuide(goneFromGuide(text, missing));
      await uploads.addToGuide(tx, { order, version }, ids);
    },

    /** The pictures of a version of a guide, with addresses for this user. */
    async ofGuide(from: Reader, user: number, version: GuideVersion) {
      const found = await uploads.ofGuide(from, version);
      return found.map((picture) => ({ ...picture, alt: '', ...addresses.addressesOf(picture.id, user) }));
    },

    /** The pictures of a dispute, with addresses for this user. */
    async ofDispute(from: Reader, user: number, dispute: number) {
      const found = await uploads.ofDispute(from, dispute);
      return found.map((picture) => ({ ...picture, ...addresses.addressesOf(picture.id, user) }));
    },

    replies: createReplyPictures({ db, clock, uploads, assertWithinLimits, decode }),

    /** The pictures of messages, by message. */
    async ofMessages(from: Db | Tx, messages: readonly number[]): Promise<Map<number, MessagePicture[]>> {
      const byMessage = new Map<number, MessagePicture[]>();
      for (const { message, ...picture } of await uploads.ofMessages(from, messages))
        byMessage.set(message, [...(byMessage.get(message) ?? []), picture]);
      return byMessage;
    },

    /** Adds the addresses by which this user may see it. */
    withAddresses: (user: number, picture: MessagePicture) => ({
      ...picture,
      ...addresses.addressesOf(picture.id, user),
    }),

    /** The bytes (WebP) of a signed address; undefined when it is forged or expired, or its user may not see them any more. */
    async open(address: PictureAddress): Promise<{ bytes: Uint8Array; seconds: number } | undefined> {
      const seconds = addresses.secondsLeft(address);
      if (seconds === undefined || !(await canSee(address.user, address.id))) return undefined;
      const bytes = await uploads.bytesOf(db, address.id, address.size);
      return bytes && { bytes, seconds };
    },

    /** Deletes pictures that nothing has used for a day. */
    sweep: (): Promise<void> => uploads.deleteUnattached(db, dayAgo()),
  };
}

export type PicturesService = ReturnType<typeof createPicturesService>;
