import { users } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import { sql } from 'kysely';
import { defineAreaList, equals, oneOf } from '../../db/area-list.ts';
import type { Reader } from '../../db/index.ts';

const select = (db: Reader) =>
  db
    .selectFrom('users')
    .leftJoin('password_requests', 'password_requests.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.image',
      'users.role',
      'users.relog',
      'users.premium',
      'users.created_at',
      'password_requests.requested_at as password_requested_at',
      sql<boolean>`password_requests.user_id is not null`.as('password_requested'),
      sql<boolean>`users.banned_at is not null`.as('banned'),
      sql<boolean>`users.affilate is not null`.as('partner'),
      sql<string>`(select count(*) from orders where orders.customer_id = users.id and orders.paid_at is not null)`.as(
        'orders',
      ),
    ]);

export const usersArea = defineAreaList(users, select, {
  toRow: (row) => {
    if (!isRole(row.role)) throw new Error(`User ${row.id} has no role.`);
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      image: row.image,
      role: row.role,
      banned: row.banned,
      relog: row.relog,
      premium: row.premium,
      partner: row.partner,
      passwordRequestedAt: row.password_requested_at?.toISOString() ?? null,
      orders: Number.parseInt(row.orders, 10),
      createdAt: row.created_at.toISOString(),
    };
  },
  text: ['name', 'email'],
  sorts: { id: { number: 'id' }, name: { text: 'name' }, email: { text: 'email' }, orders: { number: 'orders' } },
  filters: {
    role: oneOf('role'),
    banned: equals('banned'),
    relog: equals('relog'),
    premium: equals('premium'),
    partner: equals('partner'),
    passwordRequested: equals('password_requested'),
  },
});
