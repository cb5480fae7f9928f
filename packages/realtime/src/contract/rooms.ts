import { isCustomer, isStaff, type Role } from '@boostdesk/auth';

/** The board, for non-customers. */
export const BOOSTERS_ROOM = 'boostersRoom';
/** Pauses of all orders, for non-customers with order notifications. */
export const ORDER_ROOM = 'orderRoom';
/** Changes of all orders, for staff. */
export const STAFF_ROOM = 'staffRoom';
/** Own events of a user. */
export const userRoom = (user: number) => `user${user}` as const;
/** Chat and changes of an order. */
export const chatRoom = (order: number) => `order${order}` as const;

/** Staff who view an order. */
export const viewersRoom = (order: number) => `viewers${order}` as const;

/** Name of a room. */
export type Room =
  | typeof BOOSTERS_ROOM
  | typeof ORDER_ROOM
  | typeof STAFF_ROOM
  | `user${number}`
  | `order${number}`
  | `viewers${number}`;

/** User who joins rooms. */
export interface RoomUser {
  /** 0: anonymous. */
  readonly id: number;
  readonly role: Role;
  /** `order_notification` of the employee; null (no employee) counts as true. */
  readonly orderNotification: boolean | null;
}

/**
 * Rooms that a session joins: its own; for non-customers the boosters' and, with order notifications, the
 * order room; for staff the staff room. The server checks each.
 */
export function sessionRooms({ id, role, orderNotification }: RoomUser): readonly Room[] {
  if (id === 0) return [];
  const own = userRoom(id);
  if (isCustomer({ role })) return [own];
  const orders = orderNotification === false ? [] : ([ORDER_ROOM] as const);
  const staff = isStaff({ role }) ? ([STAFF_ROOM] as const) : [];
  return [own, BOOSTERS_ROOM, ...orders, ...staff];
}

/** Parsed room name. */
export type ParsedRoom =
  | { readonly kind: 'boosters' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'chat'; readonly id: number }
  | { readonly kind: 'viewers'; readonly id: number };

/** PostgreSQL's integer. */
const MAX_ID = 2_147_483_647;

/** Parses a room name; undefined when invalid, such as `user0`. */
export function parseRoom(name: string): ParsedRoom | undefined {
  if (name === BOOSTERS_ROOM) return { kind: 'boosters' };
  if (name === STAFF_ROOM) return { kind: 'staff' };
  if (name === ORDER_ROOM) return { kind: 'orders' };
  const [, kind, digits] = /^(user|order|viewers)([1-9]\d{0,9})$/.exec(name) ?? [];
  const id = Number(digits);
  if (kind === undefined || !(id <= MAX_ID)) return undefined;
  if (kind === 'order') return { kind: 'chat', id };
  return { kind: kind === 'user' ? 'user' : 'viewers', id };
}
