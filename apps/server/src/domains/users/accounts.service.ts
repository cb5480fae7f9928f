import { type Actor, ROLE, type Role } from '@boostdesk/auth';
import { claimsOffice, looksLikeName, spellingFault } from '@boostdesk/catalogs/text';
import type { Db, Tx } from '../../db/index.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';
import type { Account } from './account.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { slugOfName } from './name.ts';

export type { Account };

/** Percent of a price that a new booster begins with, until staff set another. */
const FIRST_SHARE = 50;

const spelling = {
  script: phrase('This name uses letters that few people can read. Choose different ones.'),
  mixed: phrase('This name mixes two alphabets. Use only one.'),
  marks: phrase('A letter in this name has too many accent marks. Remove some.'),
} as const;
const taken = {
  office: phrase('This name suggests that you work here. Choose another.'),
  staff: phrase('A member of our team already uses this name. Choose another.'),
  booster: phrase('One of our boosters already uses this name. Choose another.'),
} as const;

/** An account as the rules of `@boostdesk/auth` see it. */
export const toActor = (account: Account): Actor => ({
  id: account.id,
  role: account.role,
  employee: account.employee,
});

/** Who somebody is: what signing in and every call's rights need to know. */
export function createAccountsService() {
  const repository = createAccountsRepository();

  /** Whom of the house a reader would take somebody of that name for; `but` is the one who is to have it. */
  async function reservedFor(db: Db | Tx, name: string, but: number | null): Promise<keyof typeof taken | null> {
    if (claimsOffice(name)) return 'office';
    const known = await repository.knownNames(db);
    const alike = known.filter((one) => one.id !== but && looksLikeName(one.name, name));
    if (alike.length === 0) return null;
    return alike.every(({ role }) => role === ROLE.booster) ? 'booster' : 'staff';
  }

  return {
    byId: (db: Db | Tx, id: number) => repository.byId(db, id),
    /** The accounts of those of the sessions that are neither over nor ended, by session. */
    ofSessions: (db: Db, sids: readonly string[], now: Date): Promise<Map<string, Account>> =>
      repository.ofSessions(db, sids, now),
    byEmail: (db: Db | Tx, email: string) => repository.byEmail(db, email),
    /** A new customer's id; undefined where the address is taken. */
    addCustomer: (tx: Tx, person: { name: string; email: string; passwordHash: string }): Promise<number | undefined> =>
      repository.insert(tx, { ...person, sanitizedName: slugOfName(person.name), role: ROLE.customer }),
    /** Why nobody but the person `but` may be called that, in a sentence; null where anybody may. */
    async nameProblem(db: Db | Tx, name: string, but: number | null = null): Promise<Phrase | null> {
      const fault = spellingFault(name);
      if (fault !== null) return spelling[fault];
      const whose = await reservedFor(db, name, but);
      return whose === null ? null : taken[whose];
    },
    setName: (tx: Tx, id: number, name: string) => repository.setName(tx, id, name, slugOfName(name)),
    setNewsletter: (tx: Tx, id: number, newsletter: boolean) => repository.setNewsletter(tx, id, newsletter),
    setNotification: (tx: Tx, id: number, notification: boolean) => repository.setNotification(tx, id, notification),
    setImage: (tx: Tx, id: number, image: string | null) => repository.setImage(tx, id, image),
    setPasswordHash: (tx: Tx, id: number, hash: string) => repository.setPasswordHash(tx, id, hash),
    /** Nobody signs in, and no rights of theirs are taken away, while a transaction holds their account. */
    lock: (tx: Tx, ids: readonly number[]) => repository.lock(tx, ids),
    setRelog: (tx: Tx, id: number, relog: boolean) => repository.setRelog(tx, id, relog),
    setRole: (tx: Tx, id: number, role: Role) => repository.setRole(tx, id, role),
    /** A new booster begins on trial, and sees no order until staff set games and platforms. */
    makeEmployee: (tx: Tx, id: number) => repository.makeEmployee(tx, id, FIRST_SHARE),
    setBanned: (tx: Tx, id: number, at: Date | null) => repository.setBanned(tx, id, at),
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
