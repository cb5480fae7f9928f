import { openData, type Query } from './data.ts';
import { SEED_SQL } from './orders-sql.ts';
import { type Product, startProduct } from './product.ts';

export const ROWS = 100_000;
const ADMIN = 'admin@boostdesk.example';
/** Has hundreds of orders of every kind. */
const CUSTOMER = 'customer@boostdesk.example';
/** Staff accounts, because a user may open twenty sockets. */
const LISTENERS = 15;
const CONNECTIONS_PER_USER = 20;
const PROCESSING = 1;

export interface TestBed {
  readonly kind: 'PostgreSQL' | 'PGlite';
  readonly product: Product;
  /** The admin. */
  readonly asker: number;
  readonly token: string;
  /** A customer's session, because staff see a dashboard instead of the list. */
  readonly customerToken: string;
  readonly newestOrder: number;
  /** With a chat. */
  readonly busyOrder: number;
  /** One per socket that may be opened. */
  readonly openSessions: () => Promise<string[]>;
  readonly floor: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const emailOf = (place: number) => `listener${place}@boostdesk.example`;

async function seed(query: Query) {
  await query(SEED_SQL, [ROWS]);
  await query(
    `insert into users (name, sanitized_name, email, password_hash, role)
     select 'Listener ' || n, 'listener-' || n, 'listener' || n || '@boostdesk.example', password_hash, role
     from users, generate_series(1, $1::int) n where email = $2`,
    [LISTENERS, ADMIN],
  );
  await query('analyze');
  const [row] = await query(
    `select id as asker, (select max(id) from orders) as newest, (select max(id) from orders where status = $2) as busy
     from users where email = $1`,
    [ADMIN, PROCESSING],
  );
  return { asker: Number(row?.asker), newestOrder: Number(row?.newest), busyOrder: Number(row?.busy) };
}

async function sessionsOf(product: Product): Promise<string[]> {
  const tokens: string[] = [];
  for (let place = 1; place <= LISTENERS; place += 1) {
    const token = await product.signIn(emailOf(place));
    tokens.push(...Array.from({ length: CONNECTIONS_PER_USER }, () => token));
  }
  return tokens;
}

/** The demo marketplace and 100,000 more orders. */
export async function openTestBed(): Promise<TestBed> {
  const data = await openData();
  try {
    // The first start creates tables and demo data.
    await (await startProduct(data.product)).stop();
    const facts = await data.change(seed);
    const floor = data.floor();
    const product = await startProduct(data.product);
    return {
      ...facts,
      kind: data.kind,
      product,
      token: await product.signIn(ADMIN),
      customerToken: await product.signIn(CUSTOMER),
      openSessions: () => sessionsOf(product),
      floor,
      close: async () => {
        await product.stop();
        await data.remove();
      },
    };
  } catch (error) {
    await data.remove();
    throw error;
  }
}
