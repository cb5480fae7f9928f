import { platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { int, line, Person } from '../shapes.ts';
import { anyOf, defineArea, Version, withUpdate } from './define-area.ts';
import { gameIds } from './game-ids.ts';

/** 0 to 100, to the hundredth. */
const Percent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));
const GameIds = z.array(z.literal(gameIds)).check(z.maxLength(50));
const Platforms = z.array(z.enum(platforms)).check(z.maxLength(50));

/** SPEC §3, Employee, spelt as there. */
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

/** The boosters: what each may see and play, and what of a price is theirs. The id is the user's. */
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
      // What is kept was taken by the bounds of its day.
      badge: z.nullable(z.string()),
      share_percent: z.number(),
      valorant_share_percent: z.nullable(z.number()),
      acc_share_percent: z.nullable(z.number()),
      games: z.nullable(z.array(z.literal(gameIds))),
      platforms: z.array(z.enum(platforms)),
      /** Orders being played or paused, and those that are complete. */
      running: int(0),
      finished: int(0),
    },
    filters: {
      trial: z.boolean(),
      /** Boosters who play this game, those for all games among them. */
      game: anyOf(z.literal(gameIds)),
      platform: anyOf(z.enum(platforms)),
      banned: z.boolean(),
    },
    sorts: ['name', 'id', 'share_percent', 'running', 'finished'],
  }),
  { right: 'employee.edit', fields },
);
