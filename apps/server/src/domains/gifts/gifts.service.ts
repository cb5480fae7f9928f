import { gifts as area } from '@boostdesk/api-client/contract';
import { type Actor, checkPermission } from '@boostdesk/auth';
import type { AreaAddition } from '../../areas/area-handlers.ts';
import { createAreaReader } from '../../db/area-list.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import { assertCoinGrant, type LimitsService } from '../limits/limits.service.ts';
import type { LedgerService } from '../money/ledger.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import type { AccountsService } from '../users/accounts.service.ts';
import { createGiftsRepository, giftsArea, type NewGift } from './gifts.repository.ts';

export interface GiftsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly events: Pick<EventsService, 'publishToUsers'>;
  readonly ledger: Pick<LedgerService, 'post' | 'coinBalance'>;
  readonly limits: Pick<LimitsService, 'read'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

interface Outcome {
  readonly actor: Actor;
  readonly action: 'gift.claim' | 'gift.takeBack';
  readonly id: number;
  readonly coins: number;
  readonly state: 'claimed' | 'takenBack';
}

/** Staff give coins; the user claims them once. docs/product.md, Gifts. */
export function createGiftsService(deps: GiftsDeps) {
  const { db, write, clock, events, ledger, notifications } = deps;
  const gifts = createGiftsRepository();
  const reader = createAreaReader(area, giftsArea);

  async function requireReceiver(tx: Tx, actor: Actor, id: number): Promise<number> {
    const account = await requireAccount(tx, id);
    const decision = checkPermission('gift.create', actor, account);
    if (!decision.ok)
      throw new HttpError('conflict', msg('You can’t send a gift to yourself. Someone else has to do this.'));
    return account.id;
  }

  async function requireAccount(tx: Tx, id: number) {
    const account = await deps.accounts.byId(tx, id);
    if (account !== undefined) return account;
    throw new HttpError('invalid', undefined, { 'fields.user': msg('No user has this ID.') });
  }

  const addition: AreaAddition<NewGift> = {
    action: 'gift.create',
    async insert(tx, gift, actor) {
      const user = await requireReceiver(tx, actor, gift.user);
      assertCoinGrant(actor, gift.coins, await deps.limits.read(tx));
      const id = await gifts.insert(tx, { ...gift, by: actor.id, at: clock() });
      const params = { coins: gift.coins, text: gift.text };
      await notifications.notify(tx, { users: [user], code: 'gift_received', params, order: null });
      return id;
    },
  };

  /** @throws HttpError `not_found` for another user's gift */
  async function lockClaimable(tx: Tx, actor: Actor, id: number) {
    const gift = await gifts.lock(tx, id);
    if (gift === undefined || !checkPermission('gift.claim', actor, { id: gift.user_id }).ok)
      throw new HttpError('not_found');
    if (gift.claimed_at !== null) throw new HttpError('conflict', msg('You’ve already claimed this gift.'));
    if (gift.taken_back_at !== null) throw new HttpError('conflict', msg('This gift is no longer available.'));
    return gift;
  }

  async function log(tx: Tx, { actor, action, id, coins, state }: Outcome): Promise<void> {
    const object = { kind: 'gifts', id } as const;
    await deps.siteLog.record(tx, { actor, action, object, before: { state: 'open', coins }, after: { state, coins } });
  }

  return {
    addition,

    takeBack: ({ actor, ...context }: CallContext, id: number) =>
      write({ actor, ...context }, async (tx) => {
        const gift = await gifts.lock(tx, id);
        if (gift === undefined) throw new HttpError('not_found');
        if (gift.claimed_at !== null) throw new HttpError('conflict', msg('This gift has already been claimed.'));
        if (gift.taken_back_at !== null) throw new HttpError('conflict', msg('This gift has already been revoked.'));
        await gifts.markTakenBack(tx, id, actor.id, clock());
        await log(tx, { actor, action: 'gift.takeBack', id, coins: gift.coins, state: 'takenBack' });
        const row = await reader.one(tx, id);
        if (row === undefined) throw new HttpError('not_found');
        return { row };
      }),

    mine: (actor: Actor) => gifts.ofUser(db, actor.id),

    claim: (context: CallContext, id: number) =>
      write(context, async (tx) => {
        const { actor } = context;
        const { coins } = await lockClaimable(tx, actor, id);
        await gifts.markClaimed(tx, id, clock());
        await log(tx, { actor, action: 'gift.claim', id, coins, state: 'claimed' });
        await ledger.post(tx, {
          kind: 'coins-granted',
          businessKey: `gift:${id}`,
          orderId: null,
          actorId: actor.id,
          entries: [
            { account: { kind: 'coin-issue', currency: 'COIN', ownerId: null }, amount: -coins },
            { account: { kind: 'coins', currency: 'COIN', ownerId: actor.id }, amount: coins },
          ],
        });
        const balance = await ledger.coinBalance(actor.id, tx);
        await events.publishToUsers(tx, [actor.id], 'coinsChanged', { balance });
        return { balance };
      }),
  };
}

export type GiftsService = ReturnType<typeof createGiftsService>;
