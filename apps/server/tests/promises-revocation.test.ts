import { ROLE } from '@boostdesk/auth';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { PASSWORD } from './support/people.ts';
import { expectWithin, scaled, scaledTimeout } from './support/scale.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

/** Rounds of each of six revocations on each of three connections: 504 in all. */
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

// The number of messages per second and session is limited.
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
  /** Revokes the rights; returns a function that restores them for the next round. */
  readonly end: (leaver: SignedIn) => Promise<() => Promise<unknown>>;
}
const nothing = () => Promise.resolve();
const id = () => booster.id;
/** A user who may not play loses the order with the right, and its room. */
const assignAgain = () => admin.call('order.assign', { id: order, booster: booster.id, reason: 'They play again.' });

const acts: readonly Act[] = [
  {
    title: 'auth.logout',
    end: async (leaver) => {
      await leaver.call('auth.logout', {});
      return nothing;
    },
  },
  {
    title: 'account.logoutEverywhere',
    end: async (leaver) => {
      await leaver.call('account.logoutEverywhere', {});
      return nothing;
    },
  },
  {
    title: 'a password change',
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
    title: 'a role change',
    end: async () => {
      await admin.call('account.changeRole', { id: id(), role: ROLE.customer });
      return async () => {
        await admin.call('account.changeRole', { id: id(), role: ROLE.booster });
        await assignAgain();
      };
    },
  },
  {
    title: 'account.forceRelogin',
    end: async () => {
      await admin.call('account.forceRelogin', { id: id() });
      return nothing;
    },
  },
];

const connections: readonly (readonly [string, { readonly away: boolean; readonly transports: string[] }])[] = [
  ['with a websocket', { away: false, transports: ['polling', 'websocket'] }],
  ['with a polling connection', { away: false, transports: ['polling'] }],
  ['who is offline at that moment', { away: true, transports: ['polling', 'websocket'] }],
];

describe.each(acts)('$title ends all sockets', ({ title, end }) => {
  test.each(connections)(
    'of a user %s: no event arrives after it',
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
        // None of the messages sent after the answer may reach the user.
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
