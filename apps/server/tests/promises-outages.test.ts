import { setTimeout as delay } from 'node:timers/promises';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccessLoss, accessLosses } from './support/access-losses.ts';
import type { SignedIn, TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { type Processes, redisFaults, startProcesses } from './support/processes.ts';
import { expectWithin, scaled, scaledTimeout } from './support/scale.ts';
import { connectInRooms, receivedMessages, type SocketClient } from './support/socket-client.ts';

const OUTAGES = scaled(2, 50);
const MESSAGES = scaled(60, 10_000);
/** Longest delay of an event after the return, in ms. */
const SEEN_WITHIN = 20_000;
const PAUSE_MS = 50;

const faults = Object.entries(redisFaults);
/** The kinds take turns; each outage takes 1 to 20 s in full. */
const outages = Array.from({ length: OUTAGES }, (_, place) => ({
  place,
  fault: faults[place % faults.length]?.[1] ?? redisFaults.stopped,
  ms: scaled(1000, 1000 + Math.round((place * 19_000) / 49)),
}));

let processes: Processes;
let admin: SignedIn;

const at = (place: number): TestApp => {
  const app = processes.apps[place];
  if (app === undefined) throw new Error(`There is no process ${place}.`);
  return app;
};

beforeAll(async () => {
  processes = await startProcesses(3);
  admin = await at(0).staff();
});
afterAll(() => processes.close());

/** Repeats a message with the same id until it is accepted, as the dashboard does after a rate limit. */
async function say(writer: SocketClient, room: string, msg: string): Promise<void> {
  const message = { msg, room, clientId: crypto.randomUUID() };
  let answer = await writer.ask('message', message);
  while (!answer.ok && answer.code === 'too_many') {
    await delay(PAUSE_MS);
    answer = await writer.ask('message', message);
  }
  expect(answer).toMatchObject({ ok: true });
}

describe('rights that are revoked on one process while Redis is unavailable', () => {
  const acts = accessLosses(() => admin);

  async function prepare(act: AccessLoss) {
    const app = at(0);
    const [customer, booster] = [await app.customer(), await app.booster()];
    const order = await addOrder(app.database, { customer, booster });
    const person = act.role === 'customer' ? customer : booster;
    const room = chatRoom(order);
    const sockets = [await connectInRooms(at(1), person, [room]), await connectInRooms(at(2), person, [room])];
    return { act, person, order, room, lines: sockets };
  }

  /** Also waits until the sockets of an ended session are closed. */
  async function endRights({ act, person, order, lines: sockets }: Awaited<ReturnType<typeof prepare>>): Promise<void> {
    const cuts =
      act.staysConnected === true
        ? []
        : sockets.map((socket) => socket.waitForDisconnect().then(() => performance.now()));
    await act.end(person, order);
    const answered = performance.now();
    for (const cut of cuts) expectWithin((await cut) - answered, 1000);
  }

  test(
    `end on every other process: no event after the answer, in ${OUTAGES} outages`,
    async () => {
      for (const { place, fault, ms } of outages) {
        const targets = await Promise.all(acts.map(prepare));
        const rooms = targets.map(({ room }) => room);
        const writer = await connectInRooms(at(0), admin, rooms);
        const witnesses = [await connectInRooms(at(1), admin, rooms), await connectInRooms(at(2), admin, rooms)];
        let sentCount = 0;
        const sendToAll = async (when: string) => {
          sentCount += 1;
          const text = `${when} ${place}.${sentCount}`;
          await Promise.all(rooms.map((room) => say(writer, room, text)));
          for (const witness of witnesses)
            await vi.waitFor(
              () => expect(receivedMessages(witness).filter((msg) => msg === text)).toHaveLength(rooms.length),
              SEEN_WITHIN,
            );
          return text;
        };
        const before = await sendToAll('before');
        for (const { lines: sockets } of targets)
          for (const socket of sockets) await socket.event('message', ({ msg }) => msg === before);

        const returns = performance.now() + ms;
        await fault.begin(processes.redis);
        await Promise.all(targets.map(endRights));
        do await sendToAll('after');
        while (performance.now() < returns);
        await fault.end(processes.redis);
        await sendToAll('after');

        for (const { act, lines: sockets } of targets)
          for (const socket of sockets) {
            if (act.staysConnected === true) await socket.flush();
            else await socket.waitForDisconnect();
            const after = receivedMessages(socket).filter((msg) => msg.startsWith('after'));
            expect([act.title, socket.socket.connected, after]).toEqual([act.title, act.staysConnected === true, []]);
          }
        for (const live of [writer, ...witnesses, ...targets.flatMap(({ lines: sockets }) => sockets)]) live.close();
      }
    },
    scaledTimeout(40),
  );
});

describe('events that are written while Redis is unavailable', () => {
  test(
    `reach every socket of every process once: ${MESSAGES} messages through ${OUTAGES} outages`,
    async () => {
      const app = at(0);
      const [customer, booster] = [await app.customer(), await app.booster()];
      const room = chatRoom(await addOrder(app.database, { customer, booster }));
      const writers = [
        await connectInRooms(at(0), customer, [room]),
        await connectInRooms(at(1), booster, [room]),
        await connectInRooms(at(2), admin, [room]),
      ];
      const people = [customer, booster, admin];
      const listeners: SocketClient[] = [];
      for (let place = 0; place < 3; place += 1)
        for (const person of people) listeners.push(await connectInRooms(at(place), person, [room]));
      const everybody = [...writers, ...listeners];
      const written: string[] = [];

      /** Each writer sends its part of this outage's messages, and more until a long outage is over. */
      async function writeDuring(place: number, until: number): Promise<void> {
        const target = Math.round(((place + 1) * MESSAGES) / OUTAGES);
        await Promise.all(
          writers.map(async (writer, number) => {
            while (written.length < target || performance.now() < until) {
              const text = `${place}.${number}.${written.length}`;
              written.push(text);
              await say(writer, room, text);
            }
          }),
        );
      }

      for (const { place, fault, ms } of outages) {
        await fault.begin(processes.redis);
        await writeDuring(place, performance.now() + ms);
        await fault.end(processes.redis);
        await vi.waitFor(
          () =>
            expect(everybody.map((live) => receivedMessages(live).length)).toEqual(everybody.map(() => written.length)),
          SEEN_WITHIN,
        );
      }
      for (const live of everybody) expect(new Set(receivedMessages(live))).toEqual(new Set(written));
      for (const live of everybody) {
        const numbers = live.heard.flatMap(({ payload }) => (typeof payload.seq === 'number' ? [payload.seq] : []));
        expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place));
        live.close();
      }
    },
    scaledTimeout(40),
  );
});
