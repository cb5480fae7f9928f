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

export type Room = typeof BOOSTERS_ROOM | typeof ORDER_ROOM | typeof STAFF_ROOM | `user${number}` | `order${number}`;

export type ParsedRoom =
  | { readonly kind: 'boosters' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'chat'; readonly id: number };

/** Reads a room's name; undefined for anything that is none, `user0` among them (user 0 is nobody). */
export function parseRoom(name: string): ParsedRoom | undefined {
  if (name === BOOSTERS_ROOM) return { kind: 'boosters' };
  if (name === STAFF_ROOM) return { kind: 'staff' };
  if (name === ORDER_ROOM) return { kind: 'orders' };
  const [, kind, digits] = /^(user|order)([1-9]\d{0,8})$/.exec(name) ?? [];
  if (kind === undefined || digits === undefined) return undefined;
  return { kind: kind === 'user' ? 'user' : 'chat', id: Number.parseInt(digits, 10) };
}
