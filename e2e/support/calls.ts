import { randomUUID } from 'node:crypto';
import {
  type CallShape,
  IDEMPOTENCY_HEADER,
  order,
  type RequestOf,
  type ResponseOf,
} from '@boostdesk/api-client/contract';
import { dashboardUrl } from './addresses.ts';

/** Sends any body to a call, and returns the response also for a refusal. */
export async function send(shape: CallShape, body: unknown, token?: string): Promise<Response> {
  return fetch(`${dashboardUrl}/api${shape.path}`, {
    method: shape.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(shape.requiresIdempotencyKey === true && { [IDEMPOTENCY_HEADER]: randomUUID() }),
      ...(shape.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(shape.method === 'POST' && { body: JSON.stringify(body) }),
  });
}

/** Calls the API as part of a test's set-up. @throws Error for any response but 200 */
export async function call<C extends CallShape>(shape: C, body: RequestOf<C>, token?: string): Promise<ResponseOf<C>> {
  const response = await send(shape, body, token);
  if (response.status !== 200) throw new Error(`${shape.name}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<ResponseOf<C>>;
}

/** Card numbers of the test provider (shown in the pay form). */
export const cards = { paid: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The order of most journeys: League on EU-West, Gold IV to Platinum II. Rank numbers of SPEC §3. */
export const leagueChoice = {
  serviceId: 1,
  serverId: 2,
  currency: 'USD',
  from: 13,
  target: 19,
} as const satisfies RequestOf<typeof order.create>;

/** An order of a game without a ladder: two divisions. */
export const siegeChoice = {
  serviceId: null,
  gameId: 10,
  serviceSlug: 'r6-rank-boost',
  serverId: 31,
  platform: 'PC',
  currency: 'USD',
  count: 2,
} as const satisfies RequestOf<typeof order.create>;

/** Creates a paid order on the board, without the browser. */
export async function placeOrder(token: string, choice: RequestOf<typeof order.create> = leagueChoice) {
  const made = await call(order.create, choice, token);
  const paid = await call(order.pay, { id: made.order.id, card: cards.paid }, token);
  return paid.order;
}
