import * as z from 'zod/mini';
import { storedAtom } from './settings.ts';

/** Orders whose alerts the user has muted, as the server has them. A local change applies at once. */
export const mutedOrdersAtom = storedAtom<readonly number[]>(
  { key: 'boostdesk.mutedOrders', schema: z.array(z.int()) },
  [],
);
