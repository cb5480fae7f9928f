import { accountselling as area } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { AreaAddition, AreaChange } from '../../areas/area-handlers.ts';
import { createAreaReader } from '../../db/area-list.ts';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { decryptLogin, encryptLogin, type GivenLogin } from './account-login.ts';
import { createOffersRepository, type LockedOffer, type OfferFields, offersArea } from './offers.repository.ts';

export interface OffersDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly orders: Pick<OrdersService['checkout'], 'createForOffer' | 'withdrawReplaced'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
}

interface Logged {
  readonly offer: LockedOffer;
  readonly action: 'offer.edit' | 'offer.decide' | 'offer.reveal';
  readonly after: Readonly<Record<string, unknown>> | null;
}

const credentialsOwner = (id: number) => `offer:${id}` as const;
const objectOf = (id: number) => ({ kind: 'accountselling', id }) as const;
const partiesOf = ({ seller, buyer }: LockedOffer) => (buyer === null ? [seller] : [seller, buyer]);

/** Retention after the sale or rejection, for complaints. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

const missingMessage = ({ state }: LockedOffer): MessageDescriptor =>
  state === 'sold'
    ? msg('The login details were deleted a week after the sale ended.')
    : msg('No login details have been saved yet.');

/** False while the order is suspended or paused, as it may not end as a sale. */
const isShownToBuyer = ({ orderStatus }: LockedOffer): boolean =>
  orderStatus === ORDER_STATUS.processing || orderStatus === ORDER_STATUS.complete;

/**
 * Boosters offer accounts, staff approve them, customers buy them by an order whose earnings go to the seller.
 * docs/product.md, Account selling.
 */
export function createOffersService({ write, clock, notifications, orders, siteLog, vaultKey }: OffersDeps) {
  const offers = createOffersRepository();

  async function readRow(tx: Tx, actor: Actor, id: number) {
    const row = await createAreaReader(area, offersArea(actor)).one(tx, id);
    if (row === undefined) throw new HttpError('not_found');
    return { row };
  }

  async function lockOffer(tx: Tx, id: number): Promise<LockedOffer> {
    const offer = await offers.lock(tx, id);
    if (offer === undefined) throw new HttpError('not_found');
    return offer;
  }

  /** @throws HttpError `not_found` for an offer that the user may not change */
  async function lockIfAllowed(tx: Tx, id: number, isAllowed: (offer: LockedOffer) => boolean) {
    const offer = await lockOffer(tx, id);
    if (!isAllowed(offer)) throw new HttpError('not_found');
    return offer;
  }

  async function lockChangeable(tx: Tx, actor: Actor, id: number) {
    const offer = await lockIfAllowed(tx, id, ({ seller }) => can('offer.edit', actor, { sellerId: seller }));
    if (offer.state === 'sold') throw new HttpError('conflict', msg('This account has been sold.'));
    return offer;
  }

  async function lockWaiting(tx: Tx, id: number) {
    const offer = await lockOffer(tx, id);
    if (offer.state !== 'waiting') throw new HttpError('conflict', msg('This offer is no longer pending.'));
    return offer;
  }

  async function log(tx: Tx, actor: Actor, { offer, action, after }: Logged) {
    const before = after === null ? null : { state: offer.state };
    await siteLog.record(tx, { actor, action, object: objectOf(offer.id), before, after });
  }

  async function decide(
    tx: Tx,
    actor: Actor,
    offer: LockedOffer,
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
    await notifications.notify(tx, { users: [offer.seller], code, params, order: null });
    return readRow(tx, actor, offer.id);
  }

  const change: AreaChange<OfferFields> = {
    action: 'offer.edit',
    async assertAllowed(tx, actor, id) {
      await lockChangeable(tx, actor, id);
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
        const offer = await lockChangeable(tx, actor, id);
        const at = clock();
        await offers.saveLogin(tx, id, encryptLogin(vaultKey, credentialsOwner(id), given), at);
        await log(tx, actor, {
          offer,
          action: 'offer.edit',
          after: { state: 'waiting', credentials_saved_at: at.toISOString() },
        });
        return readRow(tx, actor, id);
      }),

    approve: (context: CallContext, { id, version }: { readonly id: number; readonly version: number }) =>
      write(context, async (tx) => {
        const offer = await lockWaiting(tx, id);
        // Approve only the version that was reviewed.
        if (offer.version !== version)
          throw new HttpError('conflict', msg('This offer has changed in the meantime. Review it again.'));
        if (offer.login.sealed === null)
          throw new HttpError('conflict', msg('The login details are missing. The seller has to add them first.'));
        return decide(tx, context.actor, offer, { status: 'forSale', reason: null });
      }),

    refuse: (context: CallContext, { id, reason }: { readonly id: number; readonly reason: string }) =>
      write(context, async (tx) => {
        const offer = await lockWaiting(tx, id);
        return decide(tx, context.actor, offer, { status: 'refused', reason });
      }),

    withdraw: (context: CallContext, id: number) =>
      write(context, async (tx) => {
        const { actor } = context;
        const offer = await lockChangeable(tx, actor, id);
        if (offer.state === 'withdrawn') throw new HttpError('conflict', msg('This offer has already been withdrawn.'));
        await offers.withdraw(tx, id);
        await log(tx, actor, { offer, action: 'offer.edit', after: { state: 'withdrawn' } });
        return readRow(tx, actor, id);
      }),

    /**
     * Returns the customer's one unpaid order for the current version; the first payment buys the account. Lock order:
     * orders before the offer, as for payments.
     */
    buy: (
      context: CallContext,
      { id, version: seen }: { readonly id: number; readonly version?: number | undefined },
    ) =>
      write(context, async (tx) => {
        const { actor } = context;
        await offers.lockUnpaidOf(tx, id, actor.id);
        const { state, version, fields } = await lockOffer(tx, id);
        if (state !== 'forSale') throw new HttpError('conflict', msg('This account is no longer for sale.'));
        if (seen === undefined)
          throw new HttpError('conflict', msg('Reload the page and check the price, then buy the account.'));
        if (version !== seen)
          throw new HttpError('conflict', msg('This offer has changed. Check the price and details, then buy it.'));
        const unpaid = await offers.lockUnpaidOf(tx, id, actor.id);
        const order = unpaid.find(({ offer_version: ordered }) => ordered === version);
        if (order !== undefined) return { order: order.id };
        for (const stale of unpaid) await orders.withdrawReplaced(tx, actor, stale.id);
        return { order: await orders.createForOffer(tx, actor, { id, version, ...fields }) };
      }),

    /** Shows the login to seller, buyer and staff; the site log records each access, and the seller is notified. */
    reveal: (context: CallContext, id: number) =>
      write(context, async (tx) => {
        const { actor } = context;
        const offer = await lockIfAllowed(tx, id, (one) => can('offer.reveal', actor, { userIds: partiesOf(one) }));
        if (actor.id === offer.buyer && !isShownToBuyer(offer))
          throw new HttpError(
            'conflict',
            msg('Login details are available only while the order is Processing or Complete.'),
          );
        const shown = decryptLogin(vaultKey, credentialsOwner(id), offer.login);
        if (shown === undefined) throw new HttpError('conflict', missingMessage(offer));
        await log(tx, actor, { offer, action: 'offer.reveal', after: null });
        if (actor.id === offer.buyer) await offers.recordBuyerView(tx, id, clock());
        if (actor.id !== offer.seller) {
          const about = { users: [offer.seller], code: 'offer_revealed', params: {}, order: null } as const;
          await notifications.notify(tx, about);
        }
        return shown;
      }),

    sweep: (): Promise<void> => write(null, (tx) => offers.eraseEnded(tx, new Date(clock().getTime() - RETENTION_MS))),
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
