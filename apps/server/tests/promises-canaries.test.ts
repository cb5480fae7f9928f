import { randomBytes } from 'node:crypto';
import { type CallShape, calls } from '@boostdesk/api-client/contract';
import { BOOSTERS_ROOM, chatRoom, ORDER_ROOM, userRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, order, PROOF, paidOrder, runningOrder } from './support/orders.ts';
import { scaled, scaledTimeout } from './support/scale.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

/** Orders with four secrets each. */
const ORDERS = scaled(4, 250);
/** Orders that every actor reads with every call. */
const CRAWLED = scaled(1, 5);

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let actors: readonly (SignedIn | null)[];
const logged: string[] = [];

beforeAll(async () => {
  app = await startApp({ settings: { LOG_LEVEL: 'debug' }, log: (socket) => logged.push(socket) });
  [mina, kaito] = [await app.customer(), await app.booster()];
  const strangers = [await app.customer(), await app.booster(), await app.booster({ trial: true })];
  const staff = [await app.staff(1), await app.staff(4), await app.staff(5)];
  actors = [mina, kaito, ...strangers, ...staff, null];
});
afterAll(() => app.close());

const secret = (kind: string) => `canary ${kind}?"${randomBytes(9).toString('hex')}`;
const newSecrets = () => ({
  login: secret('login'),
  password: secret('password'),
  accountName: secret('name'),
  note: secret('note'),
});
type Secrets = ReturnType<typeof newSecrets>;

/** The part of a secret that JSON, URLs and shells do not escape, as text, hexadecimal bytes and base64. */
const traces = Object.values as (secrets: Secrets) => string[];
function formsOf(text: string): string[] {
  const plain = text.slice(text.indexOf('"') + 1);
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + plain)
      .toString('base64')
      .slice(4, -4),
  );
  return [plain, Buffer.from(plain).toString('hex'), ...base64];
}

function found(text: string, all: readonly Secrets[]): string[] {
  return all.flatMap(traces).filter((one) => formsOf(one).some((form) => text.includes(form)));
}

/** Valid request bodies for a call that may name the order. */
function bodiesFor(call: CallShape, id: number): unknown[] {
  const candidates = [
    {},
    { id },
    { order: id },
    { order: id, upTo: 1 },
    { id, card: '4242424242424242' },
    { id, stars: 5, text: '' },
    { id, proof: PROOF },
    { id, done: 1, won: true },
    { seq: 0 },
    { offset: 0 },
    { ids: [id] },
    { text: `${id}` },
    { search: `${id}` },
    { query: `${id}` },
    { object: { kind: 'order', id: `${id}` } },
    { objectKind: 'order', objectId: `${id}` },
    ...['mine', 'board', 'all'].map((scope) => ({ scope })),
    { booster: kaito.id, currency: 'USD' },
    { user: mina.id },
    climb,
    { id: 'x', login: [] },
  ];
  return candidates.filter((body, index) => index === candidates.length - 1 || call.request.safeParse(body).success);
}

/** Calls that would end the listening sessions; their answers contain no user's text. */
const ENDING = ['auth.logout', 'account.logoutEverywhere', 'account.ban', 'account.changeRole', 'account.forceRelogin'];

/** Calls everything on the order but the one call that may reveal the secrets to the actor. */
async function crawl(actor: SignedIn | null, id: number): Promise<string> {
  const entitled = actor !== null && (actor.id === mina.id || actor.id === kaito.id || actors.indexOf(actor) >= 5);
  const reads = calls.toSorted((a, b) => Number(a.kind === 'write') - Number(b.kind === 'write'));
  const heard: string[] = [];
  for (const call of reads) {
    if (ENDING.includes(call.name) || (entitled && call.name === 'order.revealCredentials')) continue;
    for (const body of bodiesFor(call, id)) {
      const name = call.name as Parameters<typeof app.send>[0];
      const response = await app.send(name, body, actor === null ? {} : { token: actor.token });
      heard.push(`${call.name} ${[...response.headers].join()} ${await response.text()}`);
    }
  }
  return heard.join('\n');
}

async function tables(): Promise<string> {
  const rows = await app.database.query("select tablename from pg_tables where schemaname = 'public'");
  const dumps: string[] = [];
  for (const row of rows) {
    const { tablename } = row as { tablename: string };
    const [dump] = await app.database.query(`select string_agg(r::text, ' ') as text from "${tablename}" r`);
    dumps.push(`${tablename}: ${JSON.stringify(dump)}`);
  }
  return dumps.join('\n');
}

test(
  `secrets of ${ORDERS} orders are revealed to entitled users and are in no other response, event, log or table`,
  async () => {
    const sockets: SocketClient[] = [];
    for (const actor of actors) if (actor !== null) sockets.push(await connectSocket(app.url, actor.token));
    const all: Secrets[] = [];
    const ids: number[] = [];
    for (let index = 0; index < ORDERS; index += 1) {
      const secrets = newSecrets();
      // On the board, played, and unpaid.
      const make = [() => runningOrder(mina, kaito), () => paidOrder(mina), () => order(mina)][index % 3];
      const { id } = await (make ?? (() => order(mina)))();
      const saved = await app.send('order.saveCredentials', { id, ...secrets }, { token: mina.token });
      expect(found(await saved.text(), [secrets])).toEqual([]);
      for (const live of sockets) {
        await live.ask('create', { rooms: [chatRoom(id), userRoom(mina.id), BOOSTERS_ROOM, ORDER_ROOM] });
      }
      // Errors and logs must not repeat the secrets of an invalid request.
      const refused = await app.send('order.saveCredentials', { id, ...secrets, extra: 1 }, { token: kaito.token });
      expect(found(await refused.text(), [secrets])).toEqual([]);
      all.push(secrets);
      ids.push(id);
    }
    const [running = 0] = ids;
    const [first] = all;
    expect(await mina.call('order.revealCredentials', { id: running })).toMatchObject({ ...first });
    const shown = JSON.stringify(await kaito.call('order.revealCredentials', { id: running }));
    for (const form of [shown, Buffer.from(shown).toString('hex'), btoa(shown)])
      expect(found(form, all)).toHaveLength(4);

    for (const id of ids.slice(0, CRAWLED)) {
      for (const actor of actors) expect([actor?.name, found(await crawl(actor, id), all)]).toEqual([actor?.name, []]);
    }
    const database = await tables();
    expect(database).toContain('credentials: ');
    expect(found(database, all)).toEqual([]);
    for (const live of sockets) await live.flush();
    expect(sockets.some(({ heard }) => heard.length > 0)).toBe(true);
    expect(found(JSON.stringify(sockets.map(({ heard }) => heard)), all)).toEqual([]);
    expect(logged.length).toBeGreaterThan(ORDERS);
    expect(found(logged.join('\n'), all)).toEqual([]);
    for (const live of sockets) live.close();
  },
  scaledTimeout(30),
);
