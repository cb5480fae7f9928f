import { ROLE, type Role } from '@boostdesk/auth';
import { hashPassword } from '../../src/domains/auth/passwords.ts';
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
