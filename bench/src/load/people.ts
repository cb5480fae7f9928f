import { io, type Socket } from 'socket.io-client';
import type { BenchData } from '../server/data.ts';
import type { Product } from '../server/product.ts';

const SIGN_INS_AT_ONCE = 4;
const CONNECT_AT_ONCE = 50;
const WAIT_MS = 60_000;
const STAFF = ['moderator@boostdesk.example', 'admin@boostdesk.example'];

/** A user with an order that is being worked on; staff have none of their own. */
export interface Member {
  readonly email: string;
  readonly kind: 'customer' | 'booster' | 'staff';
  readonly order: number;
}

export interface Person extends Member {
  /** Address of the process that serves them. */
  readonly url: string;
  readonly token: string;
}

/**
 * Customers and boosters in equal parts, and staff; all get the password of the demo accounts. The product has to be
 * stopped.
 */
export async function findMembers({ change }: BenchData, count: number): Promise<Member[]> {
  const rows = await change((query) =>
    query(
      `select email, kind, "order" from (
         select u.email, u.role, case u.role when 2 then 'booster' else 'customer' end as kind, max(o.id) as "order",
           row_number() over (partition by u.role order by u.id) as place
         from users u join orders o on o.status = 1 and u.id = case u.role when 2 then o.booster_id else o.customer_id end
         where u.role in (2, 3) and u.banned_at is null group by u.id
       ) found where place <= $1 order by place`,
      [count / 2],
    ),
  );
  await change((query) =>
    query('update users set password_hash = (select password_hash from users where email = $1) where email = any($2)', [
      STAFF[0],
      rows.map(({ email }) => email),
    ]),
  );
  const members = rows.map(({ email, kind, order }) => ({
    email: String(email),
    kind: kind === 'booster' ? ('booster' as const) : ('customer' as const),
    order: Number(order),
  }));
  const staff = STAFF.map((email, place) => ({ email, kind: 'staff' as const, order: members[place]?.order ?? 0 }));
  return [...members, ...staff];
}

async function inGroups<T, R>(items: readonly T[], size: number, run: (item: T, place: number) => Promise<R>) {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += size) {
    const group = items.slice(from, from + size).map((item, place) => run(item, from + place));
    done.push(...(await Promise.all(group)));
  }
  return done;
}

/** Signs in and spreads people evenly over the processes. */
export const signInAll = (members: readonly Member[], products: readonly Product[]): Promise<Person[]> =>
  inGroups(members, SIGN_INS_AT_ONCE, async (member, place) => {
    const product = products[place % products.length];
    if (product === undefined) throw new Error('No process runs.');
    return { ...member, url: product.url, token: await product.signIn(member.email) };
  });

export interface Tab {
  readonly person: Person;
  readonly socket: Socket;
}

/** Waits until the tab is in the chat of its order. */
export async function joinChat({ person, socket }: Tab): Promise<void> {
  if (!socket.connected) {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${person.email} has no connection.`)), WAIT_MS);
      socket.once('connect', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
  const room = `order${person.order}`;
  const { joined } = await socket.timeout(WAIT_MS).emitWithAck('create', { rooms: [room] });
  if (!joined.includes(room)) throw new Error(`${person.email} is not let into ${room}.`);
}

/** Opens sockets, several for a person as for browser tabs. */
export const openTabs = (people: readonly Person[], count: number): Promise<Tab[]> =>
  inGroups(
    Array.from({ length: count }, (_, place) => people[place % people.length]).filter((person) => person !== undefined),
    CONNECT_AT_ONCE,
    async (person) => {
      const { url, token } = person;
      const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
      await joinChat({ person, socket });
      return { person, socket };
    },
  );
