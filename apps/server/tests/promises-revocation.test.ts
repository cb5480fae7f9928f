import { ROLE } from '@boostdesk/auth';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { PASSWORD } from './support/people.ts';
import { expectWithin, scaled, scaledTimeout } from './support/scale.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

/** Of each of six acts against each of three lines: 500 and four more in all. */
const ROUNDS = scaled(1, 28);
const NEW_PASSWORD = 'another horse battery';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let admin: SignedIn;
let order: number;
let room: string;
let writer: SocketClient;
let witness: SocketClient;

beforeAll(async () => {
  app = await startApp();
  [customer, booster, admin] = [await app.customer(), await app.booster(), await app.staff()];
  order = await addOrder(app.database, { customer, booster });
  room = chatRoom(order);
  witness = await connectSocket(app.url, admin.token);
  await witness.ask('create', { rooms: [room] });
});
afterAll(async () => {
  witness.close();
  await app.close();
});

// A line may ask so many times a second; each test has one of its own to write with.
beforeEach(async () => {
  writer = await connectSocket(app.url, customer.token);
});
afterEach(() => {
  writer.close();
});

async function write(msg: string): Promise<void> {
  expect(await writer.ask('message', { msg, room, clientId: crypto.randomUUID() })).toMatchObject({ ok: true });
}

interface Act {
  readonly title: string;
  /** Takes the rights away; answers what gives them back, for the next round. */
  readonly end: (leaver: SignedIn) => Promise<() => Promise<unknown>>;
}
const nothing = () => Promise.resolve();
const id = () => booster.id;
/** Whoever may not play loses the order with the right, and the room with it. */
const assignAgain = () => admin.call('order.assign', { id: order, booster: booster.id, reason: 'They play again.' });

const acts: readonly Act[] = [
  {
    title: 'logging out',
    end: async (leaver) => {
      await leaver.call('auth.logout', {});
      return nothing;
    },
  },
  {
    title: 'logging out everywhere',
    end: async (leaver) => {
      await leaver.call('account.logoutEverywhere', {});
      return nothing;
    },
  },
  {
    title: 'a new password',
    end: async (leaver) => {
      const passwords = { password: PASSWORD, newPassword: NEW_PASSWORD };
      const { token } = await leaver.call('account.changePassword', passwords);
      const back = { password: NEW_PASSWORD, newPassword: PASSWORD };
      return () => app.call('account.changePassword', back, { token });
    },
  },
  {
    title: 'a ban',
    end: async () => {
      await admin.call('account.ban', { id: id() });
      return async () => {
        await admin.call('account.unban', { id: id() });
        await assignAgain();
      };
    },
  },
  {
    title: 'another role',
    end: async () => {
      await admin.call('account.changeRole', { id: id(), role: ROLE.customer });
      return async () => {
        await admin.call('account.changeRole', { id: id(), role: ROLE.booster });
        await assignAgain();
      };
    },
  },
  {
    title: 'being made to sign in again',
    end: async () => {
      await admin.call('account.forceRelogin', { id: id() });
      return nothing;
    },
  },
];

const lines: readonly (readonly [string, { readonly away: boolean; readonly transports: string[] }])[] = [
  ['whose line stands', { away: false, transports: ['polling', 'websocket'] }],
  ['whose line is held by polling', { away: false, transports: ['polling'] }],
  ['who is away at that moment', { away: true, transports: ['polling', 'websocket'] }],
];

describe.each(acts)('$title ends it all', ({ title, end }) => {
  test.each(lines)(
    'for somebody %s: no event after it',
    async (who, { away, transports }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const leaver = await app.signIn(booster);
        const live = await connectSocket(app.url, leaver.token, transports);
        expect(await live.ask('create', { rooms: [room] })).toMatchObject({ joined: [room] });
        const words = `${title}, ${who}, ${round}:`;
        await write(`${words} before`);
        await live.event('message', ({ msg }) => msg === `${words} before`);
        if (away) live.close();
        const cut = live.waitForDisconnect().then(() => performance.now());
        // Somebody writes all the while: what comes after the answer must not reach the leaver.
        const [[giveBack, answered]] = await Promise.all([
          end(leaver).then((back) => [back, performance.now()] as const),
          write(`${words} meanwhile`),
        ]);
        const after = `${words} after`;
        await write(after);
        await witness.event('message', ({ msg }) => msg === after);
        expectWithin((await cut) - answered, 1000);
        await expect(live.reconnect()).rejects.toMatchObject({ code: 'session_ended' });
        expect(live.payloads('message').filter(({ msg }) => msg === after)).toEqual([]);
        expect((await app.send('event.getSince', { seq: 0 }, { token: leaver.token })).status).toBe(401);
        await giveBack();
      }
    },
    scaledTimeout(20),
  );
});
