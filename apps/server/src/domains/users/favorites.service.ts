import { FAVORITES_MAX } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { OrderSubjects } from '../orders/order-subjects.service.ts';
import type { AccountsService } from './accounts.service.ts';
import { createFavoritesRepository } from './favorites.repository.ts';

export interface FavoritesDeps {
  readonly db: Db;
  readonly write: Write;
  readonly accounts: Pick<AccountsService, 'byId' | 'lock'>;
  readonly events: Pick<EventsService, 'publishToUsers'>;
  readonly subjects: Pick<OrderSubjects, 'byId'>;
}

/** Preferred boosters of customers: `favorite_employees` of the token (SPEC §3). docs/product.md, Favourites. */
export function createFavoritesService({ db, write, accounts, events, subjects }: FavoritesDeps) {
  const favorites = createFavoritesRepository();

  const change = (actor: Actor, next: (tx: Tx, before: readonly number[]) => Promise<readonly number[]>) =>
    write(null, async (tx) => {
      const [account] = await accounts.lock(tx, [actor.id]);
      if (account === undefined) throw new HttpError('session_ended');
      const before = account.favoriteEmployees;
      const after = await next(tx, before);
      if (after === before) return;
      await favorites.put(tx, actor.id, after);
      await events.publishToUsers(tx, [actor.id], 'accountChanged', { user: actor.id });
    });

  /** @throws HttpError `not_found` for anybody who never had an order of the customer */
  async function assertMayAdd(tx: Tx, actor: Actor, booster: number): Promise<void> {
    const id = await favorites.findSharedOrder(tx, actor.id, booster);
    const order = id === undefined ? undefined : await subjects.byId(id, tx);
    if (order === undefined) throw new HttpError('not_found');
    if (can('favorite.add', actor, order)) return;
    throw new HttpError('conflict', msg('You can add a booster to your preferred boosters once an order is complete.'));
  }

  return {
    async list(actor: Actor) {
      const account = await accounts.byId(db, actor.id);
      return favorites.people(db, account?.favoriteEmployees ?? []);
    },

    add: (actor: Actor, booster: number): Promise<void> =>
      change(actor, async (tx, before) => {
        await assertMayAdd(tx, actor, booster);
        if (before.includes(booster)) return before;
        if (before.length >= FAVORITES_MAX)
          throw new HttpError(
            'conflict',
            msg('You have {most} preferred boosters. Remove one first.', { most: FAVORITES_MAX }),
          );
        return [...before, booster];
      }),

    remove: (actor: Actor, booster: number): Promise<void> =>
      change(actor, async (_, before) => (before.includes(booster) ? before.filter((one) => one !== booster) : before)),
  };
}

export type FavoritesService = ReturnType<typeof createFavoritesService>;
