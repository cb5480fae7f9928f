import { isCustomer, isStaff, type Role } from '@boostdesk/auth';

/** Every non-customer hears the board here (SPEC §6). */
export const BOOSTERS_ROOM = 'boostersRoom';
/** Pause and Unpause of all orders, for non-customers whose order notifications are on (SPEC §6). */
export const ORDER_ROOM = 'orderRoom';
/** Ours: changes of all orders, for staff, whose lists show them all. */
export const STAFF_ROOM = 'staffRoom';
/** A user's own events (SPEC §7). */
export const userRoom = (user: number) => `user${user}` as const;
/** Chat and changes of one order. */
export const chatRoom = (order: number) => `order${order}` as const;

/** The name of a room, as it is joined. */
export type Room = typeof BOOSTERS_ROOM | typeof ORDER_ROOM | typeof STAFF_ROOM | `user${number}` | `order${number}`;

/** Whoever asks for rooms. */
export interface RoomSeeker {
  /** 0 is nobody. */
  readonly id: number;
  readonly role: Role;
  /** The employee's `order_notification`; null for whoever is no employee, and then it is on. */
  readonly orderNotification: boolean | null;
}

/**
 * The rooms that a session asks for (SPEC §6): its own; non-customers the boosters' room, and the orders' room while order
 * notifications are on; staff, by a rule of ours, their own room too. What is granted, the server decides by the table of rights.
 */
export function sessionRooms({ id, role, orderNotification }: RoomSeeker): readonly Room[] {
  if (id === 0) return [];
  const own = userRoom(id);
  if (isCustomer({ role })) return [own];
  const orders = orderNotification === false ? [] : ([ORDER_ROOM] as const);
  const staff = isStaff({ role }) ? ([STAFF_ROOM] as const) : [];
  return [own, BOOSTERS_ROOM, ...orders, ...staff];
}

/** What a room's name says. */
export type ParsedRoom =
  | { readonly kind: 'boosters' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'chat'; readonly id: number };

/** The largest id that there can be. */
const MOST = 2_147_483_647;

/** Reads a room's name; undefined for anything that is none, `user0` among them (user 0 is nobody). */
export function parseRoom(name: string): ParsedRoom | undefined {
  if (name === BOOSTERS_ROOM) return { kind: 'boosters' };
  if (name === STAFF_ROOM) return { kind: 'staff' };
  if (name === ORDER_ROOM) return { kind: 'orders' };
  const [, kind, digits] = /^(user|order)([1-9]\d{0,9})$/.exec(name) ?? [];
  const id = Number(digits);
  if (kind === undefined || !(id <= MOST)) return undefined;
  return { kind: kind === 'user' ? 'user' : 'chat', id };
}
