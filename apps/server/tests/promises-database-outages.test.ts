import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDb } from '../src/db/index.ts';
import { accessLosses } from './support/access-losses.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { CallRefusedError } from './support/calls.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { databaseFaults } from './support/database-faults.ts';
import { addOrder } from './support/order-rows.ts';
import { type PrivatePostgres, startPrivatePostgres } from './support/private-postgres.ts';
import { expectWithin, scaled, scaledTimeout } from './support/scale.ts';
import { connectInRooms, receivedMessages, type SocketClient } from './support/socket-client.ts';

const ROUNDS = scaled(1, 6);
const MESSAGES = scaled(20, 500);
/** Longest delay after the return until revoked rights have ended and all events have arrived, in ms. */
const RIGHTS_WITHIN = 10_000;
const SEEN_WITHIN = 20_000;
/** Longer than the longest outage and its recovery. */
const INSIST = { timeout: 60_000, interval: 50 };

/** Each outage takes 1 to 20 s in full. */
const outages = Array.from({ length: ROUNDS }, (_, round) => ({
  round,
  ms: scaled(300, 1000 + Math.round((round * 19_000) / Math.max(1, ROUNDS - 1))),
}));

let postgres: PrivatePostgres;
let database: TestDatabase;
let limited: Awaited<ReturnType<typeof openDb>>;
let left: TestApp;
let right: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  postgres = await startPrivatePostgres();
  database = await createTestDatabase(postgres.url);
  limited = await openDb({ url: database.url, limits: { statementMs: 2_000, lockMs: 1_000, connectMs: 5_000 } });
  const beside = { database: { ...database, ...limited }, signingKey: randomBytes(32) };
  [left, right] = [await startApp({ beside }), await startApp({ beside })];
  admin = await left.staff();
});
afterAll(async () => {
  await postgres.thaw();
  await right.close();
  await left.close();
  await limited.close();
  await database.close();
  await postgres.end();
});

/** Repeats a call while the database is away. The repeat of a call that succeeded but lost its response is refused. */
const callUntilDone = (act: () => Promise<unknown>): Promise<void> =>
  vi.waitFor(async () => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallRefusedError) || error.status >= 500) throw error;
    }
  }, INSIST);

/** Repeats a message with the same id until it is accepted, as the dashboard does. */
async function say(writer: SocketClient, room: string, msg: string): Promise<void> {
  const clientId = crypto.randomUUID();
  await vi.waitFor(
    async () => expect(await writer.ask('message', { msg, room, clientId })).toMatchObject({ ok: true }),
    INSIST,
  );
}

async function addChat() {
  const [customer, booster] = [await left.customer(), await left.booster()];
  const order = await addOrder(database, { customer, booster });
  return { customer, booster, order, room: chatRoom(order) };
}

describe.each(Object.entries(databaseFaults))('while %s', (_, fault) => {
  const target = () => ({ postgres, database });

  test(
    `revoked rights end within 10 s of the return, and no event follows the answer, in ${ROUNDS} outages`,
    async () => {
      for (const { round, ms } of outages) {
        const targets = await Promise.all(
          accessLosses(() => admin).map(async (way) => {
            const { order, room, ...people } = await addChat();
            const person = people[way.role];
            return { way, person, order, room, line: await connectInRooms(right, person, [room]) };
          }),
        );
        const rooms = targets.map(({ room }) => room);
        const writer = await connectInRooms(left, admin, rooms);
        const witness = await connectInRooms(right, admin, rooms);
        const sendToAll = async (text: string) => {
          for (const room of rooms) await say(writer, room, text);
          await vi.waitFor(
            () => expect(receivedMessages(witness).filter((msg) => msg === text)).toHaveLength(rooms.length),
            SEEN_WITHIN,
          );
        };
        await sendToAll(`before ${round}`);
        for (const { line: socket } of targets) await socket.event('message', ({ msg }) => msg === `before ${round}`);

        await fault.begin(target());
        const ended = Promise.all(targets.map(({ way, person, order }) => callUntilDone(() => way.end(person, order))));
        await delay(ms);
        await fault.end(target());
        const returned = performance.now();
        await ended;
        const saidAfter = sendToAll(`after ${round}`);
        for (const { way, line: socket } of targets) if (way.staysConnected !== true) await socket.waitForDisconnect();
        expectWithin(performance.now() - returned, RIGHTS_WITHIN);
        await saidAfter;
        for (const { way, line: socket } of targets) {
          if (way.staysConnected === true) await socket.flush();
          const after = receivedMessages(socket).filter((msg) => msg.startsWith('after'));
          expect([way.title, socket.socket.connected, after]).toEqual([way.title, way.staysConnected === true, []]);
        }
        for (const live of [writer, witness, ...targets.map(({ line: socket }) => socket)]) live.close();
      }
    },
    scaledTimeout(10),
  );

  test(
    `events reach every socket of every process once and in order: ${MESSAGES} messages of each writer through ${ROUNDS} outages`,
    async () => {
      const { customer, booster, room } = await addChat();
      const writers = [await connectInRooms(left, customer, [room]), await connectInRooms(right, booster, [room])];
      const everybody = [...writers];
      for (const app of [left, right])
        for (const person of [customer, booster, admin]) everybody.push(await connectInRooms(app, person, [room]));
      const written = writers.map((): string[] => []);

      const writeDuring = (round: number, isOver: () => boolean) =>
        Promise.all(
          writers.map(async (writer, place) => {
            const texts = written[place] ?? [];
            const part = Math.round(((round + 1) * MESSAGES) / ROUNDS);
            while (texts.length < part || !isOver()) {
              const text = `${place}.${texts.length}`;
              texts.push(text);
              await say(writer, room, text);
            }
          }),
        );

      for (const { round, ms } of outages) {
        let isOver = false;
        const writing = writeDuring(round, () => isOver);
        await fault.begin(target());
        await delay(ms);
        await fault.end(target());
        isOver = true;
        await writing;
        const count = written.flat().length;
        await vi.waitFor(() => {
          for (const live of everybody) expect(receivedMessages(live).length).toBeGreaterThanOrEqual(count);
        }, SEEN_WITHIN);
        for (const live of everybody)
          for (const [place, texts] of written.entries())
            expect(receivedMessages(live).filter((msg) => msg.startsWith(`${place}.`))).toEqual(texts);
      }
      for (const live of everybody) live.close();
    },
    scaledTimeout(10),
  );
});

test('a session ended while no connection for broadcasts is accepted loses its sockets on every process within 10 s', async () => {
  const fault = databaseFaults['no connection for broadcasts is accepted'];
  const customer = await left.customer();
  const sockets = [await connectInRooms(left, customer, []), await connectInRooms(right, customer, [])];
  await fault.begin({ postgres, database });
  await callUntilDone(() => customer.call('account.logoutEverywhere', {}));
  const answered = performance.now();
  for (const socket of sockets)
    expect(await socket.waitForDisconnect()).toMatch(/^(io server disconnect|disconnected before)$/);
  expectWithin(performance.now() - answered, RIGHTS_WITHIN);
  await fault.end({ postgres, database });
});

test('too many broadcasts to deliver one by one disconnect all sockets of every process, which reconnect and get later events', async () => {
  const { customer, booster, room } = await addChat();
  const writer = await connectInRooms(left, customer, [room]);
  const reader = await connectInRooms(right, booster, [room]);
  const isBroken = [writer.waitForDisconnect(), reader.waitForDisconnect()];
  await database.query(`insert into broadcasts (items) select '[]' from generate_series(1, 5001)`);
  // Clients reconnect by themselves after this reason.
  expect(await Promise.all(isBroken)).toEqual(['transport close', 'transport close']);
  for (const live of [writer, reader]) {
    await live.reconnect();
    await live.ask('create', { rooms: [room] });
  }
  await say(writer, room, 'after');
  await reader.event('message', ({ msg }) => msg === 'after');
  for (const live of [writer, reader]) live.close();
});
