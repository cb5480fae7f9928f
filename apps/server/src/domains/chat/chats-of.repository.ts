import { ROLE } from '@boostdesk/auth';
import { sql } from 'kysely';

/**
 * Orders whose chat the user takes part in: as customer, as current booster, or for a `writer` by having written there.
 */
export const chatsOf = (user: number, writer: boolean) => sql<number>`(
  select id from orders where customer_id = ${user}
  union select o.id from orders o join users u on u.id = o.booster_id where u.id = ${user} and u.role = ${ROLE.booster}
  union select order_id from chat_messages where sender_id = ${user} and ${writer}
)`;
