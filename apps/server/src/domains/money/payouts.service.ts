import { type Actor, checkPermission, type PayoutSubject } from '@boostdesk/auth';
import type { Currency } from '@boostdesk/catalogs';
import { isPayable, payoutAmount } from '@boostdesk/catalogs/rules';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { LimitsService } from '../limits/limits.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { createEarningsRepository } from './earnings.repository.ts';
import { createFinesRepository } from './fines.repository.ts';
import type { LedgerService } from './ledger.service.ts';
import { createPayoutsRepository, toCents } from './payouts.repository.ts';
import { createProgressPaysRepository } from './progress-pays.repository.ts';
import { publishEarningsChanged } from './publish-earnings-changed.ts';
import { createTipsRepository } from './tips.repository.ts';

export interface PayoutsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: EventsService;
  readonly ledger: LedgerService;
  readonly limits: Pick<LimitsService, 'read'>;
  readonly notifications: NotificationsService;
  readonly siteLog: SiteLogService;
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

const payoutNotFound = () =>
  new HttpError('not_found', msg('This payout doesn’t exist. Its proposal may have been withdrawn.'));

const aboveLimit = () =>
  new HttpError('conflict', msg('This payout is above the limit for one person. Another admin has to pay it.'));

const inDispute = (order: number) =>
  new HttpError(
    'conflict',
    msg('Order #{order} of this payout is in dispute. Withdraw the payout, or resolve the dispute first.', { order }),
  );

type PayoutAction = 'payout.propose' | 'payout.withdraw' | 'payout.pay';

export function createPayoutsService(deps: PayoutsDeps) {
  const payouts = createPayoutsRepository();
  const earnings = createEarningsRepository();
  const fines = createFinesRepository();
  const progressPays = createProgressPaysRepository();
  const tips = createTipsRepository();

  async function detail(db: Db | Tx, id: number) {
    const payout = await payouts.byId(db, id);
    if (payout === undefined) throw payoutNotFound();
    return {
      payout,
      earnings: await earnings.listByPayout(db, id),
      progressPays: await progressPays.listByPayout(db, id),
      tips: await tips.listByPayout(db, id),
      fines: await fines.listByPayout(db, id),
    };
  }

  /** Call it with the payout as read in the transaction. */
  async function assertAllowed(tx: Tx, action: PayoutAction, actor: Actor, payout: PayoutSubject) {
    const decision = checkPermission(action, actor, payout, await deps.limits.read(tx));
    if (decision.ok) return;
    if (decision.reason === 'twoToSign') throw aboveLimit();
    throw new HttpError('conflict', msg('This is your own payout. Another admin has to do this.'));
  }

  /** Paying and withdrawing exclude each other. */
  async function lockProposed(tx: Tx, action: PayoutAction, actor: Actor, id: number) {
    const row = await payouts.lock(tx, id);
    if (row === undefined) throw payoutNotFound();
    const amount = Number.parseInt(row.amount, 10);
    const twoToSignAbove = toCents(row.two_to_sign_above);
    const subject = { boosterId: row.booster_id, proposedById: row.proposed_by, amount, twoToSignAbove };
    await assertAllowed(tx, action, actor, subject);
    if (row.status !== 'proposed') throw new HttpError('conflict', msg('This payout has already been paid.'));
    return { row, amount, disputed: await payouts.lockLines(tx, id) };
  }

  const publishChange = (tx: Tx, booster: number, payout: number) =>
    publishEarningsChanged(tx, deps.events, { booster, payout });

  /** Locks the earnings and fines of a currency; a payout is their difference. */
  async function createProposal(
    tx: Tx,
    { booster, currency, by }: { booster: number; currency: Currency; by: number },
  ) {
    const free = await payouts.lockUnpaid(tx, booster, currency);
    const pays = await progressPays.lockUnpaid(tx, booster, currency);
    const tipped = await tips.lockUnpaid(tx, booster, currency);
    const earned = sumOf(free) + sumOf(pays) + sumOf(tipped);
    if (earned === 0)
      throw new HttpError('conflict', msg('Nothing is left to pay. These earnings are already in another payout.'));
    const taken = await fines.lockOpen(tx, booster, currency);
    const amount = payoutAmount({ earned, fines: sumOf(taken) });
    if (!isPayable({ amount }))
      throw new HttpError('conflict', msg('The booster’s fines use up all earnings. Nothing is left to pay.'));
    const orders = free.map(({ order }) => order);
    const { twoToSignAbove } = await deps.limits.read(tx);
    const proposal = { booster, currency, amount, by, at: deps.clock(), twoToSignAbove };
    const id = await payouts.insert(tx, proposal, orders);
    await progressPays.assignToPayout(tx, idsOf(pays), id);
    await tips.assignToPayout(tx, idsOf(tipped), id);
    await fines.assignToPayout(tx, idsOf(taken), id);
    return id;
  }

  return {
    candidates: () => payouts.candidates(deps.db),
    get: (id: number) => detail(deps.db, id),

    propose(context: CallContext, input: { booster: number; currency: Currency; amount?: number | undefined }) {
      return deps.write(context, async (tx) => {
        const id = await createProposal(tx, { ...input, by: context.actor.id });
        const after = await detail(tx, id);
        const { amount } = after.payout;
        if (input.amount !== undefined && input.amount !== amount) {
          throw new HttpError(
            'conflict',
            msg('The booster’s unpaid earnings have changed in the meantime. Review them again.'),
          );
        }
        const subject = { boosterId: input.booster, proposedById: context.actor.id, amount };
        await assertAllowed(tx, 'payout.propose', context.actor, subject);
        await deps.siteLog.record(tx, {
          actor: context.actor,
          action: 'payout.propose',
          object: { kind: 'payout', id },
          before: null,
          after: { booster: input.booster, amount, currency: input.currency },
        });
        await publishChange(tx, input.booster, id);
        return after;
      });
    },

    /** Nothing is booked for a proposal, so it is deleted; the site log records it. */
    withdraw(context: CallContext, id: number) {
      return deps.write(context, async (tx) => {
        const { row, amount } = await lockProposed(tx, 'payout.withdraw', context.actor, id);
        await fines.releaseFromPayout(tx, id);
        await progressPays.releaseFromPayout(tx, id);
        await tips.releaseFromPayout(tx, id);
        await payouts.remove(tx, id);
        await deps.siteLog.record(tx, {
          actor: context.actor,
          action: 'payout.withdraw',
          object: { kind: 'payout', id },
          before: { booster: row.booster_id, amount, currency: row.currency },
          after: null,
        });
        await publishChange(tx, row.booster_id, id);
        return { ok: true } as const;
      });
    },

    pay(context: CallContext, id: number) {
      return deps.write(context, async (tx) => {
        const { row, amount, disputed } = await lockProposed(tx, 'payout.pay', context.actor, id);
        if (disputed !== undefined) throw inDispute(disputed);
        const off = sumOf(await fines.listByPayout(tx, id));
        if (!(await payouts.markPaid(tx, id, context.actor.id, deps.clock()))) throw aboveLimit();
        await deps.ledger.post(tx, {
          kind: 'payout-paid',
          businessKey: `payout-paid:${id}`,
          orderId: null,
          actorId: context.actor.id,
          entries: [
            { account: { kind: 'payable', currency: row.currency, ownerId: row.booster_id }, amount: -amount - off },
            { account: { kind: 'bank', currency: row.currency, ownerId: null }, amount },
            { account: { kind: 'revenue', currency: row.currency, ownerId: null }, amount: off },
          ],
        });
        await deps.siteLog.record(tx, {
          actor: context.actor,
          action: 'payout.pay',
          object: { kind: 'payout', id },
          before: { status: 'proposed' },
          after: { status: 'paid', amount, currency: row.currency },
        });
        await deps.notifications.notify(tx, {
          users: [row.booster_id],
          code: 'payout_paid',
          params: { amount, currency: row.currency },
          order: null,
        });
        await publishChange(tx, row.booster_id, id);
        return detail(tx, id);
      });
    },
  };
}

export type PayoutsService = ReturnType<typeof createPayoutsService>;
