import { frozen } from '@boostdesk/catalogs';

/** SPEC §6: 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
export const roles = /* @__PURE__ */ frozen([1, 2, 3, 4, 5] as const);
/** A number of SPEC §6. */
export type Role = (typeof roles)[number];

/** The numbers by name. */
export const ROLE = /* @__PURE__ */ frozen({
  admin: 1,
  booster: 2,
  customer: 3,
  moderator: 4,
  seniorModerator: 5,
} as const satisfies Record<string, Role>);

/** What SPEC §6 calls them. */
export const roleNames = /* @__PURE__ */ frozen({
  1: 'admin',
  2: 'booster',
  3: 'customer',
  4: 'moderator',
  5: 'senior moderator',
} as const satisfies Record<Role, string>);

/** Anything that has a role: a session, an actor, a row. */
export interface HasRole {
  readonly role: Role;
}

/** Whether a value from outside is a role. */
export function isRole(value: unknown): value is Role {
  return (roles as readonly unknown[]).includes(value);
}

/** An admin, and no other member of staff. */
export function isAdmin({ role }: HasRole): boolean {
  return role === ROLE.admin;
}

/** Both kinds: a senior moderator counts as a moderator (SPEC §6). */
export function isModerator({ role }: HasRole): boolean {
  return role === ROLE.moderator || role === ROLE.seniorModerator;
}

/** Admin, moderator or senior moderator (SPEC §2). */
export function isStaff(who: HasRole): boolean {
  return isAdmin(who) || isModerator(who);
}

/** A booster, on trial or not. */
export function isBooster({ role }: HasRole): boolean {
  return role === ROLE.booster;
}

/** Also true of an anonymous visitor, who has a customer's role (SPEC §3). */
export function isCustomer({ role }: HasRole): boolean {
  return role === ROLE.customer;
}
