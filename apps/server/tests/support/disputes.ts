import { settleDispute } from '@boostdesk/catalogs/rules';
import { sql } from 'kysely';
import type { SignedIn, TestApp } from './app.ts';
import { problem } from './fixtures.ts';

/** Share of the boosters of a scene, in percent. */
export const SHARE = 60;
export const decision = { reason: 'We looked at every match.' } as const;

export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { readonly status: number }) => error.status,
  );

interface Refund {
  /** What the customer has paid so far, in cents. */
  readonly paid: number;
  readonly percent: number;
  /** @default 'provider' */
  readonly refundTo?: 'coins' | 'provider';
  /** What the booster keeps. @default 0 */
  readonly paidBefore?: number;
  /** @default SHARE */
  readonly sharePercent?: number;
}

export const refundOutcome = ({ percent, refundTo = 'provider', sharePercent = SHARE, ...rest }: Refund) => {
  const figures = settleDispute({ paidBefore: 0, ...rest, sharePercent }, percent);
  return { kind: 'refund', percent, refundTo, figures } as const;
};

/** Signs in staff and a customer, and returns helpers that open and resolve disputes. */
export async function disputeScene(app: TestApp) {
  const [admin, moderator, senior, mina] = [
    await app.staff(),
    await app.staff(4),
    await app.staff(5),
    await app.customer('Mina'),
  ];
  const resolve = (who: SignedIn, id: number, outcome: object) =>
    who.call('dispute.resolve', { id, ...decision, outcome } as never);
  return {
    admin,
    moderator,
    senior,
    mina,
    resolve,
    /** Each test has its own booster, whose payouts no other test changes. */
    newBooster: () => app.booster({ name: 'Kaito', share: SHARE }),
    open: (id: number) => mina.call('dispute.open', { id, ...problem }),
    dismiss: (id: number) => resolve(moderator, id, { kind: 'dismiss' }),
    redo: (id: number) => resolve(moderator, id, { kind: 'redo' }),
    refund: (id: number, refund: Refund) => resolve(senior, id, refundOutcome(refund)),
    propose: (booster: SignedIn) => admin.call('payout.propose', { booster: booster.id, currency: 'USD' }),
    async payOut(booster: SignedIn): Promise<void> {
      const { payout } = await admin.call('payout.propose', { booster: booster.id, currency: 'USD' });
      await admin.call('payout.pay', { id: payout.id });
    },
    /** Sums of the ledger's accounts for an order, by kind. */
    async accountsOf(id: number): Promise<Record<string, number>> {
      const { rows } = await sql<{ kind: string; sum: string }>`
        select a.kind, sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        join ledger_transactions t on t.id = e.transaction_id where t.order_id = ${id} group by a.kind`.execute(
        app.database.db,
      );
      return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
    },
    /** Sums of the whole ledger, one per currency: all 0. */
    ledgerSums: async () => (await admin.call('ledger.getTotals', {})).sums.map(({ sum }) => sum),
  };
}

export type DisputeScene = Awaited<ReturnType<typeof disputeScene>>;
