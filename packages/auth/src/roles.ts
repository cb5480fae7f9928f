import { deepFreeze } from '@boostdesk/catalogs';

/** 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
export const roles = /* @__PURE__ */ deepFreeze([1, 2, 3, 4, 5] as const);
/** Role number. */
export type Role = (typeof roles)[number];

/** Roles by name. */
export const ROLE = /* @__PURE__ */ deepFreeze({
  admin: 1,
  booster: 2,
  customer: 3,
  moderator: 4,
  seniorModerator: 5,
} as const satisfies Record<string, Role>);

/** Role names in English. */
export const roleNames = /* @__PURE__ */ deepFreeze({
  1: 'admin',
  2: 'booster',
  3: 'customer',
  4: 'moderator',
  5: 'senior moderator',
} as const satisfies Record<Role, string>);

/** Anything with a role. */
export interface HasRole {
  readonly role: Role;
}

/** Whether a value is a role. */
export function isRole(value: unknown): value is Role {
  return (roles as readonly unknown[]).includes(value);
}

/** Whether the role is admin. */
export function isAdmin({ role }: HasRole): boolean {
  return role === ROLE.admin;
}

/** Whether the role is moderator or senior moderator. */
export function isModerator({ role }: HasRole): boolean {
  return role === ROLE.moderator || role === ROLE.seniorModerator;
}

/** Whether the role is admin or a moderator's. */
export function isStaff(who: HasRole): boolean {
  return isAdmin(who) || isModerator(who);
}

/** Whether the role is booster. */
export function isBooster({ role }: HasRole): boolean {
  return role === ROLE.booster;
}

/** Whether the role is customer, which anonymous visitors have. */
export function isCustomer({ role }: HasRole): boolean {
  return role === ROLE.customer;
}
