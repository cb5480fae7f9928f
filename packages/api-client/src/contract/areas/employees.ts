import { platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { int, line, Person } from '../shapes.ts';
import { anyOf, defineArea, Version, withUpdate } from './define-area.ts';
import { gameIds } from './game-ids.ts';

/** 0 to 100, with two decimals. */
const Percent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));
const GameIds = z.array(z.literal(gameIds)).check(z.maxLength(50));
const Platforms = z.array(z.enum(platforms)).check(z.maxLength(50));

/** SPEC §3, with its spelling. */
const fields = {
  trial: z.boolean(),
  order_notification: z.boolean(),
  badge: z.nullable(line(1, 30)),
  share_percent: Percent,
  valorant_share_percent: z.nullable(Percent),
  acc_share_percent: z.nullable(Percent),
  /** Null: all games. */
  games: z.nullable(GameIds),
  platforms: Platforms,
} as const;

/** Boosters with permissions, games and shares. The id is the user's. */
export const employees = /* @__PURE__ */ withUpdate(
  /* @__PURE__ */ defineArea({
    name: 'employees',
    description: 'boosters',
    right: 'employee.list',
    row: {
      version: Version,
      user: Person,
      email: z.string(),
      banned: z.boolean(),
      ...fields,
      badge: z.nullable(z.string()),
      share_percent: z.number(),
      valorant_share_percent: z.nullable(z.number()),
      acc_share_percent: z.nullable(z.number()),
      games: z.nullable(z.array(z.literal(gameIds))),
      platforms: z.array(z.enum(platforms)),
      /** Processing or paused orders, and completed ones. */
      running: int(0),
      finished: int(0),
    },
    filters: {
      trial: z.boolean(),
      /** Including boosters of all games. */
      game: anyOf(z.literal(gameIds)),
      platform: anyOf(z.enum(platforms)),
      banned: z.boolean(),
    },
    sorts: ['name', 'id', 'share_percent', 'running', 'finished'],
  }),
  { right: 'employee.edit', fields },
);
