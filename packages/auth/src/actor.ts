import { deepFreeze } from '@boostdesk/catalogs';
import { isBooster, type Role } from './roles.ts';

/** Employee fields for rules. `games` null allows all. */
export interface EmployeeFacts {
  readonly trial: boolean;
  readonly games: readonly number[] | null;
  readonly platforms: readonly string[];
}

/** Who acts. Without an id above 0 an actor is anonymous and owns nothing. */
export interface Actor {
  /** User id. Rows of users call it `id` too; tokens, sessions and rows about a user call it `user` (SPEC §3). */
  readonly id: number;
  readonly role: Role;
  readonly employee?: EmployeeFacts | null;
}

/** Anonymous visitor: role 3, user id 0. */
export const ANONYMOUS: Actor = /* @__PURE__ */ deepFreeze<Actor>({ id: 0, role: 3, employee: null });

/** Actor of a session. */
export function actorOf(session: {
  readonly user: number;
  readonly role: Role;
  readonly employee: EmployeeFacts | null;
}): Actor {
  return { id: session.user, role: session.role, employee: session.employee };
}

/** Whether the user id is 0 or invalid. */
export function isAnonymous(actor: Actor): boolean {
  return !(actor.id > 0);
}

/** Whether the actor is this user; false when anonymous. */
export const isSelf = (actor: Actor, id: number | null): boolean => actor.id === id && !isAnonymous(actor);

/** Whether a booster has the trial flag. */
export function isTrialBooster(actor: Actor): boolean {
  return isBooster(actor) && actor.employee?.trial === true;
}

/** Whether the user is a partner: their `affilate` is not null. */
export function isPartner(user: { readonly affilate: unknown }): boolean {
  return user.affilate !== null && user.affilate !== undefined;
}

/**
 * Whether an order matches the employee's games (null: all) and platforms (an order without one, null or blank, fits
 * any), for the board, lock-in and new-order alerts.
 */
export function fitsEmployee(
  employee: Pick<EmployeeFacts, 'games' | 'platforms'>,
  order: { readonly gameId: number; readonly platform: string | null },
): boolean {
  const gameFits = employee.games === null || employee.games.includes(order.gameId);
  // Other servers than ours send an empty text for none.
  const platform = order.platform?.trim() ?? '';
  return gameFits && (platform === '' || employee.platforms.includes(platform));
}
