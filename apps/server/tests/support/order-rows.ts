import { ORDER_STATUS, type OrderStatus } from '@boostdesk/catalogs';
import type { TestDatabase } from './database.ts';

export interface OrderTraits {
  readonly customer: { readonly id: number };
  readonly booster?: { readonly id: number } | null;
  readonly status?: OrderStatus;
  readonly game?: number;
  readonly platform?: string | null;
  readonly purchase?: string;
  readonly currency?: 'USD' | 'EUR';
  readonly price?: number;
  readonly stars?: number;
}

/** Returns the order's number. The default status is Processing. */
export async function addOrder({ db }: Pick<TestDatabase, 'db'>, traits: OrderTraits): Promise<number> {
  const now = new Date('2026-03-01T12:00:00.000Z');
  const status = traits.status ?? ORDER_STATUS.processing;
  const { id } = await db
    .insertInto('orders')
    .values({
      customer_id: traits.customer.id,
      booster_id: traits.booster?.id ?? null,
      status,
      game_id: traits.game ?? 3,
      service_id: 1,
      service_slug: 'lol-elo-boost',
      platform: traits.platform ?? null,
      purchase: traits.purchase ?? 'LoL boosting',
      currency: traits.currency ?? 'USD',
      price_amount: String(traits.price ?? 5000),
      quote: '[]',
      created_at: now,
      paid_at: status === ORDER_STATUS.unpaid ? null : now,
      rating_stars: traits.stars ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface UnreadMessage {
  readonly order: number;
  readonly sender: { readonly id: number };
  readonly unreadBy: readonly { readonly id: number }[];
}

export async function addUnread(
  { db }: Pick<TestDatabase, 'db'>,
  { order, sender, unreadBy }: UnreadMessage,
): Promise<void> {
  const { id } = await db
    .insertInto('chat_messages')
    .values({ order_id: order, seq: 1_000, sender_id: sender.id, body: 'Said', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unread = unreadBy.map((user) => ({ user_id: user.id, message_id: id, order_id: order }));
  await db.insertInto('chat_unread').values(unread).execute();
}
