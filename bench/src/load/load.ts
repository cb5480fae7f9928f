import { median, p99 } from '../interleaved.ts';
import { grow } from '../scale/grow.ts';
import { openData } from '../server/data.ts';
import { type Product, startProduct } from '../server/product.ts';
import { findMembers, joinChat, openTabs, signInAll, type Tab } from './people.ts';
import { sendTraffic } from './traffic.ts';

const SIZE = { orders: 10_000, users: 2000, messages: 50_000 };
const SOCKETS = 2000;
/** Each with four tabs. */
const PEOPLE = SOCKETS / 4;
const PER_SECOND = 300;

const say = (text: string) => process.stderr.write(`${text}\n`);

async function startProducts(settings: Readonly<Record<string, string>>, count: number): Promise<Product[]> {
  const redis = process.env.REDIS_URL;
  if (count > 1 && !redis) throw new Error('Set REDIS_URL: two processes need Redis.');
  const products: Product[] = [];
  // One after the other, because the first creates the keys.
  for (let place = 0; place < count; place += 1)
    products.push(await startProduct({ ...settings, ...(count > 1 && redis ? { REDIS_URL: redis } : {}) }));
  return products;
}

/** Cuts all connections at once. Returns the seconds until all tabs are in their chats again. */
async function reconnectAll(tabs: readonly Tab[]): Promise<number> {
  const started = performance.now();
  // The client connects again by itself when the transport closes.
  for (const { socket } of tabs) socket.io.engine.close();
  await Promise.all(tabs.map(joinChat));
  return (performance.now() - started) / 1000;
}

async function measure(processes: number, minutes: number): Promise<void> {
  const data = await openData();
  const products: Product[] = [];
  try {
    // The first start creates tables and demo data.
    await (await startProduct(data.product)).stop();
    await data.change((query) => grow(query, SIZE, () => undefined));
    const members = await findMembers(data, PEOPLE);
    products.push(...(await startProducts(data.product, processes)));
    say(`${members.length} people sign in and open ${SOCKETS} sockets, processes: ${processes}.`);
    const tabs = await openTabs(await signInAll(members, products), SOCKETS);
    say(`Their traffic lasts ${minutes} minutes.`);
    const { answers, receipts, failures } = await sendTraffic(tabs, PER_SECOND, minutes * 60);
    const rows = [...answers, ['receipts of messages', receipts] as const].map(([what, times]) => ({
      processes,
      what,
      count: times.length,
      'median, ms': median(times).toFixed(1),
      'p99, ms': p99(times).toFixed(1),
    }));
    console.table(rows);
    for (const [what, count] of failures) console.log(`failed: ${what} (${count} times)`);
    const again = await reconnectAll(tabs);
    console.log(`${SOCKETS} sockets are connected and in their rooms again after ${again.toFixed(1)} s.`);
    for (const { socket } of tabs) socket.disconnect();
  } finally {
    for (const product of products) await product.stop();
    await data.remove();
  }
}

/**
 * Prints the times of answers while 2,000 sockets are open and 300 requests per second arrive, on one and on two server
 * processes. Needs `DATABASE_URL` and `REDIS_URL`.
 */
export async function measureLoad(minutes = 5): Promise<void> {
  if (!process.env.DATABASE_URL) throw new Error('Set DATABASE_URL: this is measured on PostgreSQL only.');
  for (const processes of [1, 2]) await measure(processes, minutes);
}
