import { fileURLToPath } from 'node:url';
import { startChild } from '../child.ts';
import type { TestBed } from '../server/test-bed.ts';
import { openBurst } from './burst.ts';
import { connectClients } from './clients.ts';

const MESSAGES = 15;
const PAUSE = 100;

/** The server and bare socket.io with the same clients, and a burst to one client. */
export async function openLive({ product, busyOrder, openSessions }: TestBed) {
  const child = await startChild([fileURLToPath(new URL('./live-floor.ts', import.meta.url))], {
    ready: 'Floor',
    env: { PATH: process.env.PATH },
  });
  const tokens = await openSessions();
  const talk = { tokens, room: `order${busyOrder}`, messages: MESSAGES, pause: PAUSE };
  const ours = await connectClients({ ...talk, name: 'chat message to all', url: product.url });
  const floor = await connectClients({ ...talk, name: 'bare socket.io', url: child.readyText });
  const burst = await openBurst(child.readyText);
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
