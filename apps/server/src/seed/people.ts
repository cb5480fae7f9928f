import { ROLE, type Role } from '@boostdesk/auth';
import { games, type PlatformId, platforms } from '@boostdesk/catalogs';
import type { Db } from '../db/index.ts';
import { demoAccounts } from '../domains/auth/demo-accounts.ts';
import { hashPassword } from '../domains/auth/passwords.ts';
import { toSlug } from '../domains/users/slug.ts';
import { boosterNames, familyNames, givenNames } from './people.data.ts';
import type { SeededRandom } from './random.ts';

const CUSTOMERS = 240;
/** One in so many customers is a partner. */
const PARTNER_EVERY = 40;
const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
/** No password has this hash, so made-up people cannot sign in. */
const NO_PASSWORD = '!';

interface Seeded {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly affilate?: string;
  readonly employee?: SeededEmployee;
}

interface SeededEmployee {
  readonly trial: boolean;
  readonly badge: string | null;
  readonly share: number;
  readonly valorantShare: number | null;
  readonly accountShare: number | null;
  readonly games: readonly number[] | null;
  readonly platforms: readonly PlatformId[];
}

export interface People {
  /** The customer with a public password. */
  readonly mina: number;
  readonly customers: readonly number[];
  readonly boosters: readonly { readonly id: number; readonly employee: SeededEmployee }[];
  readonly admin: number;
  /** Returns a moderator, the senior moderator and the admin in turn. */
  readonly staffAt: (place: number) => number;
}

const employee = (given: Partial<SeededEmployee>): SeededEmployee => ({
  trial: false,
  badge: null,
  share: 60,
  valorantShare: null,
  accountShare: null,
  games: null,
  platforms,
  ...given,
});

const staffRoles: Readonly<Record<string, Role>> = {
  'moderator@boostdesk.example': ROLE.moderator,
  'senior@boostdesk.example': ROLE.seniorModerator,
  'admin@boostdesk.example': ROLE.admin,
};

const demoEmployees: Readonly<Record<string, SeededEmployee>> = {
  'booster@boostdesk.example': employee({ games: [3], platforms: ['PC', 'Mobile'], badge: 'Gold', valorantShare: 65 }),
  'booster2@boostdesk.example': employee({ share: 62, accountShare: 70, badge: 'Silver' }),
  'booster3@boostdesk.example': employee({ games: [10], share: 58 }),
  'trial@boostdesk.example': employee({ trial: true, share: 50, games: [3, 15], platforms: ['PC'] }),
};

async function knownPeople(): Promise<Seeded[]> {
  return Promise.all(
    demoAccounts.map(async ({ name, email, password }) => {
      const own = demoEmployees[email];
      return {
        name,
        email,
        role: staffRoles[email] ?? (own === undefined ? ROLE.customer : ROLE.booster),
        passwordHash: await hashPassword(password),
        ...(own === undefined ? {} : { employee: own }),
      };
    }),
  );
}

function madeUpBoosters(dice: SeededRandom): Seeded[] {
  const sold = games.filter((game) => game.id !== 0).map((game) => game.id);
  return boosterNames.map((name) => ({
    name,
    email: `${toSlug(name)}@boosters.example`,
    role: ROLE.booster,
    passwordHash: NO_PASSWORD,
    employee: employee({
      trial: dice.chance(0.1),
      badge: dice.pick([null, null, 'Silver', 'Gold', 'Diamond']),
      share: dice.whole(50, 70),
      valorantShare: dice.chance(0.3) ? dice.whole(60, 75) : null,
      games: dice.chance(0.25) ? null : [...new Set([dice.pick([3, 15]), dice.pick(sold), dice.pick(sold)])],
    }),
  }));
}

function madeUpCustomers(dice: SeededRandom): Seeded[] {
  return Array.from({ length: CUSTOMERS }, (_, place) => {
    const name = `${dice.pick(givenNames)} ${dice.pick(familyNames)}`;
    return {
      name,
      email: `${toSlug(name)}-${place}@customers.example`,
      role: ROLE.customer,
      passwordHash: NO_PASSWORD,
      ...(place % PARTNER_EVERY === 0 ? { affilate: toSlug(name) } : {}),
    };
  });
}

async function insertPeople(
  db: Db,
  people: readonly Seeded[],
  now: Date,
  dice: SeededRandom,
): Promise<readonly number[]> {
  const rows = people.map((person) => ({
    name: person.name,
    sanitized_name: toSlug(person.name),
    email: person.email,
    password_hash: person.passwordHash,
    role: person.role,
    premium: dice.chance(0.1),
    affilate: person.affilate ?? null,
    created_at: new Date(now.getTime() - dice.whole(30, 700) * DAY_MS),
  }));
  const ids = (await db.insertInto('users').values(rows).returning('id').execute()).map((row) => row.id);
  const employees = people.flatMap((person, place) => {
    const id = ids[place];
    return person.employee === undefined || id === undefined ? [] : [{ id, own: person.employee }];
  });
  await db
    .insertInto('employees')
    .values(
      employees.map(({ id, own }, place) => ({
        user_id: id,
        trial: own.trial,
        badge: own.badge,
        share_percent: own.share,
        share_since: daysBefore(now, 40 + 17 * place),
        valorant_share_percent: own.valorantShare,
        valorant_share_since: own.valorantShare === null ? null : daysBefore(now, 25 + 11 * place),
        acc_share_percent: own.accountShare,
        acc_share_since: own.accountShare === null ? null : daysBefore(now, 30 + 13 * place),
        games: own.games === null ? null : [...own.games],
        platforms: [...own.platforms],
      })),
    )
    .execute();
  return ids;
}

export async function seedPeople(db: Db, dice: SeededRandom, now: Date): Promise<People> {
  const known = await knownPeople();
  const people = [...known, ...madeUpBoosters(dice), ...madeUpCustomers(dice)];
  const ids = await insertPeople(db, people, now, dice);
  const idsOf = (role: Role) => ids.filter((_, place) => people[place]?.role === role);
  const [mina, ...customers] = idsOf(ROLE.customer);
  const [admin] = idsOf(ROLE.admin);
  if (mina === undefined || admin === undefined) throw new Error('The demo accounts hold no customer or no admin.');
  const boosters = people.flatMap((person, place) => {
    const id = ids[place];
    return id === undefined || person.employee === undefined ? [] : [{ id, employee: person.employee }];
  });
  const staff = [...idsOf(ROLE.moderator), ...idsOf(ROLE.seniorModerator), admin];
  return { mina, customers, boosters, admin, staffAt: (place) => staff[place % staff.length] ?? admin };
}
