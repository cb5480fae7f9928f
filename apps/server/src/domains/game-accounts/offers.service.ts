import { accountselling as area } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { AreaAddition, AreaChange } from '../../areas/serve-area.ts';
import type { CallContext } from '../../contract/handlers.ts';
import { Refusal } from '../../contract/refusal.ts';
import { createAreaReader } from '../../db/area-list.ts';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { type GivenLogin, openLogin, sealLogin } from './account-login.ts';
import { createOffersRepository, type OfferFields, offersArea, type StandingOffer } from './offers.repository.ts';

export interface OffersDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly notifications: Pick<NotificationsService, 'tell'>;
  readonly orders: Pick<OrdersService['buying'], 'sell' | 'takeBack'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  /** Key of 32 bytes that encrypts the logins. */
  readonly vaultKey: Uint8Array;
}

interface Logged {
  readonly offer: StandingOffer;
  readonly action: 'offer.edit' | 'offer.decide' | 'offer.reveal';
  readonly after: Readonly<Record<string, unknown>> | null;
}

const keeperOf = (id: number) => `offer:${id}` as const;
const objectOf = (id: number) => ({ kind: 'accountselling', id }) as const;
const partiesOf = ({ seller, buyer }: StandingOffer) => (buyer === null ? [seller] : [seller, buyer]);

/** Retention of logins after the sale or rejection, in ms, for complaints. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const nothingToShow = ({ state }: StandingOffer): Phrase =>
  state === 'sold'
    ? phrase('The login details were deleted a week after the sale ended.')
    : phrase('No login details have been saved yet.');

/** Whether the buyer may see the login; not while the order is suspended or paused, as it may not end as a sale. */
const isShownToBuyer = ({ orderStatus }: StandingOffer): boolean =>
  orderStatus === ORDER_STATUS.processing || orderStatus === ORDER_STATUS.complete;

/**
 * Boosters offer accounts, staff approve them, customers buy them by an order whose earnings go to the seller.
 * docs/product.md, Account selling.
 */
export function createOffersService({ write, clock, notifications, orders, siteLog, vaultKey }: OffersDeps) {
  const offers = createOffersRepository();

  async function answer(tx: Tx, actor: Actor, id: number) {
    const row = await createAreaReader(area, offersArea(actor)).one(tx, id);
    if (row === undefined) throw new Refusal('not_found');
    return { row };
  }

  async function hold(tx: Tx, id: number): Promise<StandingOffer> {
    const offer = await offers.lock(tx, id);
    if (offer === undefined) throw new Refusal('not_found');
    return offer;
  }

  /**
   * Locks an offer.
   * @throws Refusal `not_found` for an offer that the user may not change
   */
  async function held(tx: Tx, id: number, mayBy: (offer: StandingOffer) => boolean) {
    const offer = await hold(tx, id);
    if (!mayBy(offer)) throw new Refusal('not_found');
    return offer;
  }

  async function changeable(tx: Tx, actor: Actor, id: number) {
    const offer = await held(tx, id, ({ seller }) => can('offer.edit', actor, { sellerId: seller }));
    if (offer.state === 'sold') throw new Refusal('conflict', phrase('This account has been sold.'));
    return offer;
  }

  async function waiting(tx: Tx, id: number) {
    const offer = await hold(tx, id);
    if (offer.state !== 'waiting') throw new Refusal('conflict', phrase('This offer is no longer pending.'));
    return offer;
  }

  async function log(tx: Tx, actor: Actor, { offer, action, after }: Logged) {
    const before = after === null ? null : { state: offer.state };
    await siteLog.record(tx, { actor, action, object: objectOf(offer.id), before, after });
  }

  async function decide(
    tx: Tx,
    actor: Actor,
    offer: StandingOffer,
    { status, reason }: { status: 'forSale' | 'refused'; reason: string | null },
  ) {
    await offers.decide(tx, offer.id, { status, reason, by: actor.id, at: clock() });
    await log(tx, actor, {
      offer,
      action: 'offer.decide',
      after: { state: status, ...(reason === null ? {} : { reason }) },
    });
    const params = reason === null ? {} : { reason };
    const code = status === 'forSale' ? 'offer_approved' : 'offer_refused';
    await notifications.tell(tx, { users: [offer.seller], code, params, order: null });
    return answer(tx, actor, offer.id);
  }

  const change: AreaChange<OfferFields> = {
    action: 'offer.edit',
    async assertMay(tx, actor, id) {
      await changeable(tx, actor, id);
    },
    lock: offers.lock,
    save: offers.save,
  };

  const addition: AreaAddition<OfferFields> = {
    action: 'offer.create',
    insert: (tx, fields, actor) => offers.insert(tx, fields, { seller: actor.id, at: clock() }),
  };

  return {
    change,
    addition,

    saveLogin: (context: CallContext, { id, ...given }: GivenLogin & { readonly id: number }) =>
      write(context, async (tx) => {
        const { actor } = context;
        const offer = await changeable(tx, actor, id);
        const at = clock();
        await offers.saveLogin(tx, id, sealLogin(vaultKey, keeperOf(id), given), at);
        await log(tx, actor, {
          offer,
          action: 'offer.edit',
          after: { state: 'waiting', credentials_saved_at: at.toISOString() },
        });
        return answer(tx, actor, id);
      }),

    approve: (context: CallContext, { id, version }: { readonly id: number; readonly version: number }) =>
      write(context, async (tx) => {
        const offer = await waiting(tx, id);
        // Approve only the version that was reviewed.
        if (offer.version !== version)
          throw new Refusal('conflict', phrase('This offer has changed in the meantime. Review it again.'));
        if (offer.login.sealed === null)
          throw new Refusal('conflict', phrase('The login details are missing. The seller has to add them first.'));
        return decide(tx, context.actor, offer, { status: 'forSale', reason: null });
      }),

    refuse: (context: CallContext, { id, reason }: { readonly id: number; readonly reason: string }) =>
      write(context, async (tx) => {
        const offer = await waiting(tx, id);
        return decide(tx, context.actor, offer, { status: 'refused', reason });
      }),

    withdraw: (context: CallContext, id: number) =>
      write(context, async (tx) => {
        const { actor } = context;
        const offer = await changeable(tx, actor, id);
        if (offer.state === 'withdrawn')
          throw new Refusal('conflict', phrase('This offer has already been withdrawn.'));
        await offers.withdraw(tx, id);
        await log(tx, actor, { offer, action: 'offer.edit', after: { state: 'withdrawn' } });
        return answer(tx, actor, id);
      }),

    /**
     * Returns the customer's one unpaid order for the current version of the offer; the first payment buys the account.
     * Lock order: orders before the offer, as for payments.
     */
    buy: (context: CallContext, { id, version: seen }: { readonly id: number; readonly version: number }) =>
      write(context, async (tx) => {
        const { actor } = context;
        await offers.lockUnpaidOf(tx, id, actor.id);
        const { state, version, fields } = await hold(tx, id);
        if (state !== 'forSale') throw new Refusal('conflict', phrase('This account is no longer for sale.'));
        if (version !== seen)
          throw new Refusal('conflict', phrase('This offer has changed. Check the price and details, then buy it.'));
        const unpaid = await offers.lockUnpaidOf(tx, id, actor.id);
        const order = unpaid.find(({ offer_version: ordered }) => ordered === version);
        if (order !== undefined) return { order: order.id };
        for (const stale of unpaid) await orders.takeBack(tx, actor, stale.id);
        return { order: await orders.sell(tx, actor, { id, version, ...fields }) };
      }),

    /** Shows the login to seller, buyer and staff; each access is recorded in the site log and the seller notified. */
    reveal: (context: CallContext, id: number) =>
      write(context, async (tx) => {
        const { actor } = context;
        const offer = await held(tx, id, (one) => can('offer.reveal', actor, { userIds: partiesOf(one) }));
        if (actor.id === offer.buyer && !isShownToBuyer(offer))
          throw new Refusal(
            'conflict',
            phrase('Login details are available only while the order is Processing or Complete.'),
          );
        const shown = openLogin(vaultKey, keeperOf(id), offer.login);
        if (shown === undefined) throw new Refusal('conflict', nothingToShow(offer));
        await log(tx, actor, { offer, action: 'offer.reveal', after: null });
        if (actor.id === offer.buyer) await offers.sawIt(tx, id, clock());
        if (actor.id !== offer.seller) {
          const about = { users: [offer.seller], code: 'offer_revealed', params: {}, order: null } as const;
          await notifications.tell(tx, about);
        }
        return shown;
      }),

    /** Erases logins past their retention; a periodic job. */
    sweep: (): Promise<void> => write(null, (tx) => offers.eraseEnded(tx, new Date(clock().getTime() - KEPT_MS))),
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
