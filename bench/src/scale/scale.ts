import { interleaved, ratioOf } from '../interleaved.ts';
import { type BenchData, openData } from '../server/data.ts';
import { type Product, startProduct } from '../server/product.ts';
import { grow, type Size } from './grow.ts';
import { accounts, type Read, reads } from './reads.data.ts';

const SMALL: Size = { orders: 10_000, users: 2_000, messages: 50_000 };
const LARGE: Size = { orders: 1_000_000, users: 200_000, messages: 5_000_000 };
const ROUNDS = 15;
/** A read of the large marketplace should take at most this many times that of the small one. */
const RATIO_MAX = 2;
/** In ms. The machine causes smaller differences, so their ratio is not judged. */
const NOISE_MS = 3;

const say = (text: string) => process.stderr.write(`${text}\n`);

async function openMarketplace(size: Size): Promise<{ product: Product; data: BenchData }> {
  const data = await openData();
  try {
    // The first start creates tables and demo data.
    await (await startProduct(data.product)).stop();
    say(`A marketplace of ${size.orders.toLocaleString('en')} orders is filled.`);
    await data.change((query) => grow(query, size, say));
    return { product: await startProduct(data.product), data };
  } catch (error) {
    await data.remove();
    throw error;
  }
}

async function createReader({ product }: { readonly product: Product }) {
  const tokens = new Map<string, string>();
  for (const [name, email] of Object.entries(accounts)) tokens.set(name, await product.signIn(email));
  return async ({ as, path, body }: Read): Promise<void> => {
    const response = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(as)}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  };
}

/**
 * Prints the times of reads in a marketplace of 10,000 orders and in one of 1,000,000. Needs `DATABASE_URL` of a
 * superuser, 15 GB of disk and about half an hour.
 * @param share of the large size, to try it out
 */
export async function measureScale(share = 1): Promise<void> {
  if (!process.env.DATABASE_URL) throw new Error('Set DATABASE_URL: this is measured on PostgreSQL only.');
  const scaled = { orders: LARGE.orders * share, users: LARGE.users * share, messages: LARGE.messages * share };
  const opened: Awaited<ReturnType<typeof openMarketplace>>[] = [];
  try {
    for (const size of [SMALL, scaled]) opened.push(await openMarketplace(size));
    const [small, large] = await Promise.all(opened.map(createReader));
    if (small === undefined || large === undefined) return;
    const rows: Readonly<Record<string, string>>[] = [];
    for (const read of reads) {
      const contestants = [
        { name: 'small', run: () => small(read) },
        { name: 'large', run: () => large(read) },
      ];
      const [few, many] = await interleaved(contestants, ROUNDS);
      if (few === undefined || many === undefined) continue;
      const isOver = ratioOf(many, few) > RATIO_MAX && many.median - few.median > NOISE_MS;
      rows.push({
        read: read.what,
        [`${SMALL.orders} orders, ms`]: few.median.toFixed(1),
        [`${scaled.orders} orders, ms`]: many.median.toFixed(1),
        times: ratioOf(many, few).toFixed(2),
        over: isOver ? 'yes' : '',
      });
    }
    console.table(rows);
  } finally {
    for (const { product, data } of opened) {
      await product.stop();
      await data.remove();
    }
  }
}
