import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, Id, Person } from './shapes.ts';

/** Most favourites of a customer. */
export const FAVORITES_MAX = 20;

const Chosen = z.strictObject({
  /** User ID of the booster. */
  booster: Id,
});

/**
 * Calls of the customer’s favourite boosters, who are offered the next order first for 15 minutes. `accountChanged` and the
 * claim `favorite_employees` of the next token carry changes to other devices.
 */
export const favorite = {
  /**
   * Lists the customer’s favourite boosters, as they were added.
   * @example await client.favorite.getList();
   */
  getList: defineCall({
    name: 'favorite.getList',
    method: 'POST',
    path: '/favorite/getList',
    source: 'Boostdesk',
    right: 'favorite.own',
    kind: 'read',
    request: Empty,
    response: z.array(Person),
    errors: [],
  }),
  /**
   * Adds a booster who has completed an order of the customer to the favourites, up to 20; does nothing if they are one.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.favorite.add({ booster: 21 });
   */
  add: defineCall({
    name: 'favorite.add',
    method: 'POST',
    path: '/favorite/add',
    source: 'Boostdesk',
    right: 'favorite.add',
    kind: 'write',
    request: Chosen,
    response: Done,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Removes a booster from the favourites; does nothing if they are none.
   * @example await client.favorite.remove({ booster: 21 });
   */
  remove: defineCall({
    name: 'favorite.remove',
    method: 'POST',
    path: '/favorite/remove',
    source: 'Boostdesk',
    right: 'favorite.own',
    kind: 'write',
    request: Chosen,
    response: Done,
    errors: [],
  }),
};
