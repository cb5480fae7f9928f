import { randomUUID } from 'node:crypto';
import { ROLE, type Role } from '@boostdesk/auth';
import { hashPassword } from '../../src/domains/auth/passwords.ts';
import type { createTokens } from '../../src/domains/auth/tokens.ts';
import { createAccountsService } from '../../src/domains/users/accounts.service.ts';
import { toSlug } from '../../src/domains/users/slug.ts';
import type { TestDatabase } from './database.ts';

export const PASSWORD = 'correct horse battery';
const hash = await hashPassword(PASSWORD);

export interface BoosterTraits {
  readonly trial?: boolean;
  /** Null for all games. */
  readonly games?: readonly number[] | null;
  readonly platforms?: readonly string[];
  readonly share?: number;
  readonly valorantShare?: number | null;
  readonly accountShare?: number | null;
  readonly orderNotification?: boolean;
}

export interface TestPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

let people = 0;

/** The password is `PASSWORD`. Boosters get an employee row. */
export async function addPerson(
  { db }: Pick<TestDatabase, 'db'>,
  role: Role,
  { name, ...traits }: BoosterTraits & { readonly name?: string } = {},
): Promise<TestPerson> {
  people += 1;
  const called = name ?? `Person ${people}`;
  const email = `person${people}@boostdesk.example`;
  const { id } = await db
    .insertInto('users')
    .values({ name: called, sanitized_name: toSlug(called), email, password_hash: hash, role })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (role === ROLE.booster) await addEmployee(db, id, traits);
  return { id, name: called, email };
}

async function addEmployee(db: TestDatabase['db'], id: number, traits: BoosterTraits): Promise<void> {
  await db
    .insertInto('employees')
    .values({
      user_id: id,
      trial: traits.trial ?? false,
      order_notification: traits.orderNotification ?? true,
      share_percent: traits.share ?? 60,
      valorant_share_percent: traits.valorantShare ?? null,
      acc_share_percent: traits.accountShare ?? null,
      games: traits.games === undefined || traits.games === null ? null : [...traits.games],
      platforms: [...(traits.platforms ?? ['PC'])],
    })
    .execute();
}

const accounts = createAccountsService();
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the token of a new session, as a sign-in opens it. */
export async function openSession(
  { db }: Pick<TestDatabase, 'db'>,
  tokens: ReturnType<typeof createTokens>,
  { id }: TestPerson,
  now: Date,
): Promise<string> {
  const sid = randomUUID();
  const expires = new Date(now.getTime() + MONTH_MS);
  await db
    .insertInto('sessions')
    .values({ sid, user_id: id, family: sid, created_at: now, seen_at: now, expires_at: expires })
    .execute();
  const account = await accounts.byId(db, id);
  if (account === undefined) throw new Error(`no user ${id}`);
  return tokens.signSession(account, sid);
}
