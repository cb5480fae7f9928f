import { users } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import { sql } from 'kysely';
import { defineAreaList, equals, oneOf } from '../../db/area-list.ts';
import type { Reader } from '../../db/index.ts';

const select = (db: Reader) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.image',
      'users.role',
      'users.relog',
      'users.premium',
      'users.created_at',
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
  },
});
