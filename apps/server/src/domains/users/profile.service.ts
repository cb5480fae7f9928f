import { randomBytes } from 'node:crypto';
import type { Actor } from '@boostdesk/auth';
import { activeStatuses } from '@boostdesk/catalogs/rules';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import type { Account, AccountsService } from './accounts.service.ts';
import { type PictureProblem, toPicture } from './picture/picture.ts';
import { createPicturesRepository } from './picture/pictures.repository.ts';

type Fields = Partial<Pick<Account, 'name' | 'newsletter' | 'image'>>;

export interface ProfileDeps {
  readonly db: Db;
  readonly write: Write;
  readonly accounts: AccountsService;
  readonly events: Pick<EventsService, 'publishToUsers'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  readonly publicUrl: string;
}

const problemMessages: Record<PictureProblem, MessageDescriptor> = {
  tooLarge: msg('The picture must be smaller than 200 kB.'),
  notAnImage: msg('This isn’t a valid PNG or JPEG picture.'),
  notSquare: msg('The picture must be square.'),
  wrongSize: msg('Each side of the picture must be 32 to 512 pixels long.'),
};

/** Sends the user's changes to their devices and the users of their running orders. docs/product.md, Profile. */
export function createProfileService({ db, write, accounts, events, siteLog, publicUrl }: ProfileDeps) {
  const pictures = createPicturesRepository();

  async function findOrderPartners(tx: Tx, user: number): Promise<number[]> {
    const rows = await tx
      .selectFrom('orders')
      .select(['customer_id', 'booster_id'])
      .distinct()
      .where((is) => is.or([is('customer_id', '=', user), is('booster_id', '=', user)]))
      .where('status', 'in', activeStatuses)
      .where('cancelled_at', 'is', null)
      .execute();
    const people = new Set(rows.flatMap((row) => [row.customer_id, row.booster_id]));
    people.delete(user);
    return [...people].filter((id) => id !== null);
  }

  async function change(actor: Actor, work: (tx: Tx, account: Account) => Promise<void>): Promise<void> {
    await write(null, async (tx) => {
      const [account] = await accounts.lock(tx, [actor.id]);
      if (account === undefined) throw new HttpError('session_ended');
      await work(tx, account);
      await events.publishToUsers(tx, [actor.id, ...(await findOrderPartners(tx, actor.id))], 'accountChanged', {
        user: actor.id,
      });
    });
  }

  async function log(tx: Tx, actor: Actor, before: Fields, after: Fields): Promise<void> {
    const object = { kind: 'user', id: actor.id } as const;
    await siteLog.record(tx, { actor, action: 'profile.edit', object, before, after });
  }

  return {
    changeName: (actor: Actor, name: string): Promise<void> =>
      change(actor, async (tx, before) => {
        if (before.name === name) return;
        const problem = await accounts.findNameProblem(tx, name, actor.id);
        if (problem !== null) throw new HttpError('invalid', undefined, { name: problem });
        await accounts.setName(tx, actor.id, name);
        await log(tx, actor, { name: before.name }, { name });
      }),

    setNewsletter: (actor: Actor, newsletter: boolean): Promise<void> =>
      change(actor, async (tx, before) => {
        if (before.newsletter === newsletter) return;
        await accounts.setNewsletter(tx, actor.id, newsletter);
        await log(tx, actor, { newsletter: before.newsletter }, { newsletter });
      }),

    /** Stores a new random name, so that caches never show an older picture. */
    async setPicture(actor: Actor, bytes: Buffer): Promise<{ image: string }> {
      const picture = await toPicture(bytes);
      if (typeof picture === 'string') throw new HttpError('invalid', undefined, { data: problemMessages[picture] });
      const name = randomBytes(16).toString('hex');
      const image = `${publicUrl}/api/pictures/${name}`;
      await change(actor, async (tx, before) => {
        await pictures.put(tx, actor.id, name, picture);
        await accounts.setImage(tx, actor.id, image);
        await log(tx, actor, { image: before.image }, { image });
      });
      return { image };
    },

    removePicture: (actor: Actor): Promise<void> =>
      change(actor, async (tx, before) => {
        if (before.image === null) return;
        await pictures.remove(tx, actor.id);
        await accounts.setImage(tx, actor.id, null);
        await log(tx, actor, { image: before.image }, { image: null });
      }),

    picture: (name: string) => pictures.byName(db, name),
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
