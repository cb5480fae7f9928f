/** SPEC §6: 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
export const roles = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5] as const);
export type Role = (typeof roles)[number];

export const ROLE = { admin: 1, booster: 2, customer: 3, moderator: 4, seniorModerator: 5 } as const satisfies Record<
  string,
  Role
>;

export const roleNames = {
  1: 'admin',
  2: 'booster',
  3: 'customer',
  4: 'moderator',
  5: 'senior moderator',
} as const satisfies Record<Role, string>;

/** Anything that has a role: a session, an actor, a row. */
export interface HasRole {
  readonly role: Role;
}

export function isRole(value: unknown): value is Role {
  return (roles as readonly unknown[]).includes(value);
}

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

export function isBooster({ role }: HasRole): boolean {
  return role === ROLE.booster;
}

/** Also true of an anonymous visitor, who has a customer's role (SPEC §3). */
export function isCustomer({ role }: HasRole): boolean {
  return role === ROLE.customer;
}
