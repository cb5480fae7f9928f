/** How long an order is quiet before its customer may poke the booster, and how long until the next poke, in hours. */
export const POKE_HOURS = 12;

const POKE_MS = POKE_HOURS * 60 * 60 * 1000;

/** Times in ms since 1970. */
export interface PokedOrder {
  /** When the booster last did something on the order, at the earliest the lock-in. */
  readonly lastActivity: number;
  /** When the customer last poked this booster; null when never. */
  readonly lastPoke: number | null;
}

/** When the customer may poke next, in ms since 1970; in the past when it is allowed. */
export const pokeAllowedAt = ({ lastActivity, lastPoke }: PokedOrder): number =>
  Math.max(lastActivity, lastPoke ?? lastActivity) + POKE_MS;

/** Whether the customer may poke. `now`: ms since 1970. */
export const mayPoke = (order: PokedOrder, now: number): boolean => now >= pokeAllowedAt(order);
