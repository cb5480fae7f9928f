import { type Actor, isAnonymous } from './actor.ts';
import type { RuleContext } from './order-rules.ts';
import { type Action, type Permission, permissions, type SubjectOf } from './permissions.ts';
import type { DenialReason } from './reasons.ts';
import type { Role } from './roles.ts';

/** Arguments of an action's rule; none when the role alone decides. */
export type ObjectOf<A extends Action> = [SubjectOf<A>] extends [never]
  ? []
  : [subject: SubjectOf<A>, context?: RuleContext];

/** Result of `checkPermission`. */
export type Decision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: DenialReason;
      /** Roles that can have the right. */
      readonly roles: readonly Role[];
    };

/** Thrown by `assertCan`. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  readonly action: Action;
  readonly reason: DenialReason;

  constructor(action: Action, reason: DenialReason) {
    super(`${action} refused: ${reason}`);
    this.action = action;
    this.reason = reason;
  }
}

/** Whether the role can have the right, ignoring the rule. A bare role means a signed-in user. */
export function isRoleAllowed(action: Action, who: Role | Actor): boolean {
  const permission: Permission = permissions[action];
  if (typeof who === 'number') return permission.roles.includes(who);
  return permission.anonymous === true || (!isAnonymous(who) && permission.roles.includes(who.role));
}

/** Decides on an action, with the reason of a refusal. */
export function checkPermission<A extends Action>(action: A, actor: Actor, ...object: ObjectOf<A>): Decision {
  const reason = findDenial(action, actor, object[0], object[1] ?? {});
  if (reason === null) return { ok: true };
  return { ok: false, reason, roles: permissions[action].roles };
}

function findDenial(action: Action, actor: Actor, subject: unknown, context: RuleContext): DenialReason | null {
  const permission: Permission = permissions[action];
  if (!isRoleAllowed(action, actor)) return isAnonymous(actor) ? 'signIn' : 'role';
  if (permission.rule === undefined) return null;
  if (subject === undefined || subject === null) return 'notYours';
  return permission.rule(actor, subject as never, context);
}

/** Whether an action is allowed. */
export function can<A extends Action>(action: A, actor: Actor, ...object: ObjectOf<A>): boolean {
  return checkPermission(action, actor, ...object).ok;
}

/** @throws ForbiddenError unless the action is allowed */
export function assertCan<A extends Action>(action: A, actor: Actor, ...object: ObjectOf<A>): void {
  const decision = checkPermission(action, actor, ...object);
  if (!decision.ok) throw new ForbiddenError(action, decision.reason);
}
