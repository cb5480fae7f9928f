import { type Actor, isAnonymous } from './actor.ts';
import type { RuleContext } from './order-rules.ts';
import { type Action, type Permission, permissions, type SubjectOf } from './permissions.ts';
import type { RefusalReason } from './reasons.ts';
import type { Role } from './roles.ts';

/** The object of an action and what its rule must know besides; nothing where the role alone decides. */
export type ObjectOf<A extends Action> = [SubjectOf<A>] extends [never]
  ? []
  : [subject: SubjectOf<A>, context?: RuleContext];

/** The answer to `neededFor`: allowed, or why not. */
export type Decision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Each reason's sentence says what would have been needed. */
      readonly reason: RefusalReason;
      /** Who may ever do it. */
      readonly roles: readonly Role[];
    };

/** Thrown by `assertCan`. `reason` tells a call that the role may never make from an object that is not one's own. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  readonly action: Action;
  readonly reason: RefusalReason;

  constructor(action: Action, reason: RefusalReason) {
    super(`${action} refused: ${reason}`);
    this.action = action;
    this.reason = reason;
  }
}

/** The role part alone: false means that no object would make it allowed. A number stands for a signed-in user. */
export function mayEverCall(action: Action, who: Role | Actor): boolean {
  const permission: Permission = permissions[action];
  if (typeof who === 'number') return permission.roles.includes(who);
  return permission.anonymous === true || (!isAnonymous(who) && permission.roles.includes(who.role));
}

/** Whether it is allowed, and otherwise why not and what would have been needed. */
export function neededFor<A extends Action>(action: A, actor: Actor, ...object: ObjectOf<A>): Decision {
  const reason = refusalFor(action, actor, object[0], object[1] ?? {});
  if (reason === null) return { ok: true };
  return { ok: false, reason, roles: permissions[action].roles };
}

function refusalFor(action: Action, actor: Actor, subject: unknown, context: RuleContext): RefusalReason | null {
  const permission: Permission = permissions[action];
  if (!mayEverCall(action, actor)) return isAnonymous(actor) ? 'signIn' : 'role';
  if (permission.rule === undefined) return null;
  // An object that was not found is nobody's.
  if (subject === undefined || subject === null) return 'notYours';
  return permission.rule(actor, subject as never, context);
}

/** Whether it is allowed. `object` is what it is done to; nothing where the role alone decides. */
export function can<A extends Action>(action: A, actor: Actor, ...object: ObjectOf<A>): boolean {
  return neededFor(action, actor, ...object).ok;
}

/** @throws ForbiddenError with the reason */
export function assertCan<A extends Action>(action: A, actor: Actor, ...object: ObjectOf<A>): void {
  const decision = neededFor(action, actor, ...object);
  if (!decision.ok) throw new ForbiddenError(action, decision.reason);
}
