import { fileURLToPath } from 'node:url';
import { startChild } from '../child.ts';
import type { Stand } from '../server/stand.ts';
import { openBurst } from './burst.ts';
import { gatherCrowd } from './crowd.ts';

const MESSAGES = 15;
/** Ten messages a second. */
const PAUSE = 100;

/** The product's live side and bare socket.io, each with the same crowd; and the burst that only a client sees. */
export async function openLive({ product, busyOrder, lines }: Stand) {
  const child = await startChild([fileURLToPath(new URL('./live-floor.ts', import.meta.url))], {
    ready: 'Floor',
    env: { PATH: process.env.PATH },
  });
  const tokens = await lines();
  const talk = { tokens, room: `order${busyOrder}`, messages: MESSAGES, pause: PAUSE };
  const ours = await gatherCrowd({ ...talk, name: 'chat message to all', url: product.url });
  const floor = await gatherCrowd({ ...talk, name: 'bare socket.io', url: child.said });
  const burst = await openBurst(child.said);
  return {
    clients: tokens.length,
    ours: ours.contestant,
    floor: floor.contestant,
    burst,
    close: async () => {
      ours.close();
      floor.close();
      burst.close();
      await child.stop();
    },
  };
}
