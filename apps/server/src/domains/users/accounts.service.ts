import { type Actor, ROLE, type Role } from '@boostdesk/auth';
import { findSpellingError, impersonatesStaff, isConfusable } from '@boostdesk/catalogs/text';
import type { Db, Tx } from '../../db/index.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { Account } from './account.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { toSlug } from './slug.ts';

export type { Account };

/** A new booster's share, in percent. */
const DEFAULT_SHARE = 50;

const nameErrorMessages = {
  script: msg('This name uses letters that few people can read. Choose different ones.'),
  mixed: msg('This name mixes two alphabets. Use only one.'),
  marks: msg('A letter in this name has too many accent marks. Remove some.'),
} as const;
const reservedNameMessages = {
  office: msg('This name suggests that you work here. Choose another.'),
  staff: msg('A member of our team already uses this name. Choose another.'),
  booster: msg('One of our boosters already uses this name. Choose another.'),
} as const;

export const toActor = (account: Account): Actor => ({
  id: account.id,
  role: account.role,
  employee: account.employee,
});

export function createAccountsService() {
  const repository = createAccountsRepository();

  /**
   * Returns which kind of staff a name could be confused with.
   * @param but id of the user who will have the name
   */
  async function reservedFor(
    db: Db | Tx,
    name: string,
    but: number | null,
  ): Promise<keyof typeof reservedNameMessages | null> {
    if (impersonatesStaff(name)) return 'office';
    const known = await repository.knownNames(db);
    const alike = known.filter((one) => one.id !== but && isConfusable(one.name, name));
    if (alike.length === 0) return null;
    return alike.every(({ role }) => role === ROLE.booster) ? 'booster' : 'staff';
  }

  return {
    byId: (db: Db | Tx, id: number) => repository.byId(db, id),
    ofSessions: (db: Db, sids: readonly string[], now: Date): Promise<Map<string, Account>> =>
      repository.ofSessions(db, sids, now),
    byEmail: (db: Db | Tx, email: string) => repository.byEmail(db, email),
    /** Returns undefined when the address is taken. */
    addCustomer: (tx: Tx, person: { name: string; email: string; passwordHash: string }): Promise<number | undefined> =>
      repository.insert(tx, { ...person, sanitizedName: toSlug(person.name), role: ROLE.customer }),
    /**
     * Returns why the name is not allowed, or null.
     * @param but id of the user who will have the name
     */
    async findNameProblem(db: Db | Tx, name: string, but: number | null = null): Promise<MessageDescriptor | null> {
      const fault = findSpellingError(name);
      if (fault !== null) return nameErrorMessages[fault];
      const whose = await reservedFor(db, name, but);
      return whose === null ? null : reservedNameMessages[whose];
    },
    setName: (tx: Tx, id: number, name: string) => repository.setName(tx, id, name, toSlug(name)),
    setNewsletter: (tx: Tx, id: number, newsletter: boolean) => repository.setNewsletter(tx, id, newsletter),
    setNotification: (tx: Tx, id: number, notification: boolean) => repository.setNotification(tx, id, notification),
    setImage: (tx: Tx, id: number, image: string | null) => repository.setImage(tx, id, image),
    setPasswordHash: (tx: Tx, id: number, hash: string) => repository.setPasswordHash(tx, id, hash),
    lock: (tx: Tx, ids: readonly number[]) => repository.lock(tx, ids),
    setRelog: (tx: Tx, id: number, relog: boolean) => repository.setRelog(tx, id, relog),
    setPremium: (tx: Tx, id: number, premium: boolean) => repository.setPremium(tx, id, premium),
    /** Makes a user a partner, or ends it with null. */
    setAffilate: (tx: Tx, id: number, affilate: string | null) => repository.setAffilate(tx, id, affilate),
    setRole: (tx: Tx, id: number, role: Role) => repository.setRole(tx, id, role),
    /** Makes a user a booster on trial, who sees no orders until staff set games and platforms. */
    makeEmployee: (tx: Tx, id: number) => repository.makeEmployee(tx, id, DEFAULT_SHARE),
    setBanned: (tx: Tx, id: number, at: Date | null) => repository.setBanned(tx, id, at),
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
