import type { Actor } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import type { ProcessedPicture } from './process-picture.ts';
import type { ReplyPlace, UploadsRepository } from './uploads.repository.ts';

export interface ReplyPicturesDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly uploads: UploadsRepository;
  readonly assertWithinLimits: (user: number) => Promise<void>;
  readonly decode: (file: Buffer) => Promise<ProcessedPicture>;
}

/** Pictures of quick replies. The quick reply's service checks rights. */
export function createReplyPictures({ db, clock, uploads, assertWithinLimits, decode }: ReplyPicturesDeps) {
  /** @throws HttpError `key_reused` when another picture of the user has the UUID */
  async function hasEarlier(from: Db | Tx, { user, reply, clientId }: ReplyPlace): Promise<boolean> {
    const found = await uploads.byClientId(from, { user, clientId });
    if (found !== undefined && found.reply !== reply) throw new HttpError('key_reused');
    return found !== undefined;
  }

  return {
    decode,

    /** Counts the upload, unless it repeats one that is stored. */
    async assertCanUpload({ id: user }: Actor, request: Omit<ReplyPlace, 'user'>): Promise<void> {
      if (!(await hasEarlier(db, { user, ...request }))) await assertWithinLimits(user);
    },

    count: uploads.countOfReply,
    remove: uploads.removeFromReply,

    /** Returns false for a repeated upload. */
    async insert(tx: Tx, place: ReplyPlace, picture: ProcessedPicture): Promise<boolean> {
      if ((await uploads.insertForReply(tx, place, picture, clock())) !== undefined) return true;
      await hasEarlier(tx, place);
      return false;
    },
  };
}
