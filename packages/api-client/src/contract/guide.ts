import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderView } from './order-shapes.ts';
import { Picture } from './picture.ts';
import { Id, Instant, int, Person, text } from './shapes.ts';

/** Longest guide, in UTF-16 code units. */
export const GUIDE_MAX = 50_000;
/** Most versions of a guide. */
export const GUIDE_VERSIONS_MAX = 200;

const Version = z.strictObject({
  /** Number of the version, from 1. */
  version: z.int(),
  /** When it was written. */
  writtenAt: Instant,
  /** When it was delivered to the customer; null for a draft. */
  deliveredAt: z.nullable(Instant),
});

/** A version of the guide of an order. */
export const Guide = z.strictObject({
  ...Version.shape,
  /** Markdown. `![Lanes](picture:12)` shows the picture 12. */
  text: z.string(),
  /** Pictures that the text shows. */
  pictures: z.array(Picture),
  /** Booster who wrote the version. */
  writer: Person,
  /** Versions that the caller may read, newest first. */
  versions: z.array(Version),
});

const MaybeGuide = z.strictObject({
  /** The guide; null before its first version. */
  guide: z.nullable(Guide),
});

/** Calls of guides, which boosters write for orders of guide services. */
export const guide = {
  /**
   * Returns a version of the order’s guide. Customers read delivered versions only.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.guide.get({ order: 10482 });
   */
  get: defineCall({
    name: 'guide.get',
    method: 'POST',
    path: '/guide/get',
    source: 'Boostdesk',
    right: 'order.readGuide',
    kind: 'read',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** Number of the version. @default the newest */
      version: z.optional(int(1)),
    }),
    response: MaybeGuide,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Saves the guide as a new version, a draft until it is delivered. Saving the current text again does nothing.
   * @throws ApiError with `conflict` when another version was saved meanwhile, `not_found`
   * @example await client.guide.save({ order: 10482, text: '# Early game', version: 0 });
   */
  save: defineCall({
    name: 'guide.save',
    method: 'POST',
    path: '/guide/save',
    source: 'Boostdesk',
    right: 'order.writeGuide',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** Markdown. `![Lanes](picture:12)` shows the writer’s upload 12 for the order (`picture.upload`), or one of an earlier version: up to 20. */
      text: text(1, GUIDE_MAX),
      /** Number of the version that the text is based on; 0 for the first. */
      version: int(0),
    }),
    response: MaybeGuide,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Delivers the newest version to the customer, who is notified. Delivering it again does nothing.
   * @throws ApiError with `conflict` when it is not the newest, `not_found`
   * @example await client.guide.deliver({ order: 10482, version: 3 });
   */
  deliver: defineCall({
    name: 'guide.deliver',
    method: 'POST',
    path: '/guide/deliver',
    source: 'Boostdesk',
    right: 'order.deliverGuide',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** Number of the newest version. */
      version: int(1),
    }),
    response: z.strictObject({
      /** The order after the call. */
      order: OrderView,
    }),
    errors: ['conflict', 'not_found'],
  }),
};
