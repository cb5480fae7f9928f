import { fileURLToPath } from 'node:url';
import { startChild } from '../child.ts';
import type { Contestant } from '../interleaved.ts';
import { createLoad } from './load.ts';
import { ROWS, type TestBed } from './test-bed.ts';

export const REQUESTS = 400;
const CONNECTIONS = 32;
const ABOVE_ALL = 2_000_000_000;
const DEPTH = ROWS - 1_000;

const cursorBelow = (id: number): string => Buffer.from(`id:${id}`).toString('base64url');

/** One round is 400 requests over 32 connections. */
export async function openOrders({ product, token, asker, newestOrder, floor: settings }: TestBed) {
  const child = await startChild([fileURLToPath(new URL('./floor.ts', import.meta.url))], {
    ready: 'Floor',
    env: { PATH: process.env.PATH, ...settings },
  });
  const loads: { readonly close: () => void }[] = [];
  const contestant = (name: string, address: string, body: object): Contestant => {
    const headers = { authorization: `Bearer ${token}` };
    const load = createLoad({ address, headers, body, requests: REQUESTS, connections: CONNECTIONS });
    loads.push(load);
    return { name, run: load.run };
  };
  const list = `${product.url}/api/order/getList`;
  return {
    first: contestant('orders list, page 1', list, { scope: 'all' }),
    deep: contestant('orders list, page 1 980', list, { scope: 'all', cursor: cursorBelow(newestOrder - DEPTH) }),
    floor: contestant('bare Fastify, same SQL', `${child.readyText}/orders`, { asker, below: ABOVE_ALL }),
    close: async () => {
      for (const load of loads) load.close();
      await child.stop();
    },
  };
}
