import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { onPostgres } from './support/database.ts';
import { problem } from './support/fixtures.ts';
import { completeOrder } from './support/orders.ts';
import { scaled, scaledTimeout } from './support/scale.ts';

const ROUNDS = scaled(onPostgres ? 5 : 2, 50);
const RACERS = 20;

let app: TestApp;
let customer: SignedIn;
let admins: SignedIn[];
beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  admins = [await app.staff(), await app.staff()];
});
afterAll(() => app.close());

const nth = (place: number): SignedIn => {
  const admin = admins[place % admins.length];
  if (admin === undefined) throw new Error('Nobody is there.');
  return admin;
};

/** Proposes a payout and pays it. */
async function payOut(admin: SignedIn, booster: number): Promise<void> {
  const { payout } = await admin.call('payout.propose', { booster, currency: 'USD' });
  await admin.call('payout.pay', { id: payout.id });
}

/**
 * Whether the payout was paid before the problem was reported. Both write the site log while they hold the lock of the
 * earning, so its order is theirs.
 */
async function wasPaidFirst(order: number): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select (select min(id) from site_log where action = 'payout.pay' and object_kind = 'payout' and object_id = e.payout_id::text)
      < (select min(id) from site_log where action = 'order.openDispute' and object_id = e.order_id::text) as first
    from earnings e where e.order_id = ${order}`.execute(app.database.db);
  return rows.every(({ first }) => first);
}

const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';

test(
  'no payout pays an order in dispute, however they race',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const booster = await app.booster();
      const [disputed, other] = [await completeOrder(customer, booster), await completeOrder(customer, booster)];
      // Every second round, the order is in a proposed payout before the problem is reported.
      const early =
        round % 2 === 0
          ? null
          : (await nth(0).call('payout.propose', { booster: booster.id, currency: 'USD' })).payout.id;
      const attempts = Array.from({ length: RACERS }, (_, place) => {
        if (place === round % RACERS) return customer.call('dispute.open', { id: disputed.id, ...problem });
        if (early === null) return payOut(nth(place), booster.id);
        if (place % 7 === 6) return nth(place).call('payout.withdraw', { id: early });
        return place % 2 === 0 ? nth(place).call('payout.pay', { id: early }) : payOut(nth(place), booster.id);
      });
      const results = await Promise.allSettled(attempts);
      expect(results.filter((_, place) => place === round % RACERS).every(isDone), `round ${round}`).toBe(true);
      const lines = await app.database.db
        .selectFrom('earnings')
        .leftJoin('payouts', 'payouts.id', 'earnings.payout_id')
        .select(['earnings.order_id', 'payouts.status'])
        .where('earnings.booster_id', '=', booster.id)
        .execute();
      const statusOf = (order: number) => lines.find((line) => line.order_id === order)?.status ?? null;
      const isPaid = statusOf(disputed.id) === 'paid';
      if (isPaid) expect(await wasPaidFirst(disputed.id), `round ${round}`).toBe(true);
      // Afterwards, everything but the order in dispute can be paid.
      for (const id of new Set(
        (
          await app.database.db
            .selectFrom('payouts')
            .select('id')
            .where('booster_id', '=', booster.id)
            .where('status', '=', 'proposed')
            .execute()
        ).map((row) => row.id),
      ))
        await nth(0).call('payout.withdraw', { id });
      await payOut(nth(0), booster.id).catch(() => undefined);
      const paid = await nth(0).call('payouts.getPage', { filter: { status: ['paid'] } });
      const details = await Promise.all(
        paid.items.filter((row) => row.booster.id === booster.id).map(({ id }) => nth(0).call('payout.get', { id })),
      );
      const orders = details.flatMap(({ earnings }) => earnings.map(({ order }) => order));
      expect(orders.toSorted(), `round ${round}`).toEqual((isPaid ? [disputed.id, other.id] : [other.id]).toSorted());
    }
    const { sums } = await nth(0).call('ledger.getTotals', {});
    expect(sums.map(({ sum }) => sum)).toEqual([0]);
  },
  scaledTimeout(10),
);
