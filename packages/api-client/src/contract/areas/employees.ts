import { platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { int, line, Person } from '../shapes.ts';
import { withUpdate } from './area-writes.ts';
import { anyOf, defineArea, Version } from './define-area.ts';
import { gameIds } from './game-ids.ts';

/** 0 to 100, with two decimals. */
const Percent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));
const GameIds = z.array(z.literal(gameIds)).check(z.maxLength(50));
const Platforms = z.array(z.enum(platforms)).check(z.maxLength(50));

/** Named as in the token. */
const fields = {
  /** Whether the booster is on trial: one active order at a time. */
  trial: z.boolean(),
  /** Whether the booster hears of pauses of all orders. */
  order_notification: z.boolean(),
  /** Badge beside the name, such as `Top booster`; null without one. */
  badge: z.nullable(line(1, 30)),
  /** Share of the price in percent. */
  share_percent: Percent,
  /** Share of Valorant orders in percent; null for the general one. */
  valorant_share_percent: z.nullable(Percent),
  /** Share of sold accounts in percent; null for the general one. */
  acc_share_percent: z.nullable(Percent),
  /** Null: all games. */
  games: z.nullable(GameIds),
  /** Platforms that the booster plays on. */
  platforms: Platforms,
} as const;

/** Boosters with permissions, games and shares. The id is the user's. */
export const employees = /* @__PURE__ */ withUpdate(
  /* @__PURE__ */ defineArea({
    name: 'employees',
    right: 'employee.list',
    row: {
      /** Number of changes so far; an update sends it back. */
      version: Version,
      /** The booster; the row has the same ID. */
      user: Person,
      /** Email address. */
      email: z.string(),
      /** Whether the user is banned. */
      banned: z.boolean(),
      ...fields,
      /** Badge beside the name, such as `Top booster`; null without one. */
      badge: z.nullable(z.string()),
      /** Share of the price in percent. */
      share_percent: z.number(),
      /** Share of Valorant orders in percent; null for the general one. */
      valorant_share_percent: z.nullable(z.number()),
      /** Share of sold accounts in percent; null for the general one. */
      acc_share_percent: z.nullable(z.number()),
      /** Games that the booster plays, by ID; null for all. */
      games: z.nullable(z.array(z.literal(gameIds))),
      /** Platforms that the booster plays on. */
      platforms: z.array(z.enum(platforms)),
      /** Processing or paused orders, and completed ones. */
      running: int(0),
      /** Completed orders. */
      finished: int(0),
    },
    filters: {
      /** Only boosters on trial, or only others. */
      trial: z.boolean(),
      /** Including boosters of all games. */
      game: anyOf(z.literal(gameIds)),
      /** Any of these platforms. */
      platform: anyOf(z.enum(platforms)),
      /** Only banned users, or only others. */
      banned: z.boolean(),
    },
    sorts: ['name', 'id', 'share_percent', 'running', 'finished'],
  }),
  { right: 'employee.edit', fields },
);
