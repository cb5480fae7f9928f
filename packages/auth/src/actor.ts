import { frozen } from '@boostdesk/catalogs';
import { isBooster, type Role } from './roles.ts';

/** What the rules need of SPEC §3's Employee. `games` is `null` where all are allowed. */
export interface EmployeeFacts {
  readonly trial: boolean;
  readonly games: readonly number[] | null;
  readonly platforms: readonly string[];
}

/** Who asks. Ids are above 0; any other is nobody and matches no object. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
  readonly employee?: EmployeeFacts | null;
}

/** SPEC §3: an anonymous visitor has role 3 and user id 0. */
export const ANONYMOUS: Actor = /* @__PURE__ */ frozen<Actor>({ id: 0, role: 3, employee: null });

/** Who a session acts as. */
export function actorOf(session: {
  readonly user: number;
  readonly role: Role;
  readonly employee: EmployeeFacts | null;
}): Actor {
  return { id: session.user, role: session.role, employee: session.employee };
}

/** Nobody is signed in: user id 0 (SPEC §3), or what is no id at all. */
export function isAnonymous(actor: Actor): boolean {
  return !(actor.id > 0);
}

/** Whether the one who asks is that user; nobody is none. */
export const isOneself = (actor: Actor, id: number | null): boolean => actor.id === id && !isAnonymous(actor);

/** A trial booster is an employee with the trial flag (SPEC §6). */
export function isTrialBooster(actor: Actor): boolean {
  return isBooster(actor) && actor.employee?.trial === true;
}

/** A partner is a user whose `affilate` is not null (SPEC §6). */
export function isPartner(user: { readonly affilate: unknown }): boolean {
  return user.affilate !== null && user.affilate !== undefined;
}

/**
 * An order fits a booster whose games are all, or include its game, and who has its platform, if it has one. The same
 * rule decides the board, lock-in and the new-order alert. SPEC §6.
 */
export function fitsEmployee(
  employee: Pick<EmployeeFacts, 'games' | 'platforms'>,
  order: { readonly gameId: number; readonly platform: string | null },
): boolean {
  const gameFits = employee.games === null || employee.games.includes(order.gameId);
  return gameFits && (order.platform === null || employee.platforms.includes(order.platform));
}
