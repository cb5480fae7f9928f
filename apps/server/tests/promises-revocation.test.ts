import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { patience, sized } from './support/figures.ts';
import { connectLive, type Live } from './support/live.ts';
import { addOrder } from './support/order-rows.ts';

const REVOCATIONS = sized(12, 500);

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let room: string;
let writer: Live;
let witness: Live;

beforeAll(async () => {
  app = await startApp();
  [customer, booster] = [await app.customer(), await app.booster()];
  room = chatRoom(await addOrder(app.database, { customer, booster }));
  writer = await connectLive(app.url, customer.token);
  witness = await connectLive(app.url, booster.token);
  await witness.ask('create', { rooms: [room] });
});
afterAll(async () => {
  writer.close();
  witness.close();
  await app.close();
});

const write = (msg: string) => writer.ask('message', { msg, room, clientId: crypto.randomUUID() });

const ways: readonly { readonly title: string; readonly away: boolean; readonly transports: string[] }[] = [
  { title: 'whose line stands', away: false, transports: ['polling', 'websocket'] },
  { title: 'whose line is held by polling', away: false, transports: ['polling'] },
  { title: 'who is away at that moment', away: true, transports: ['polling', 'websocket'] },
];

test.each(ways)(
  'a session that ends gets no event after it: $title',
  async ({ title, away, transports }) => {
    for (let round = 0; round < REVOCATIONS / ways.length; round += 1) {
      const leaver = await app.signIn(booster);
      const live = await connectLive(app.url, leaver.token, transports);
      expect(await live.ask('create', { rooms: [room] })).toMatchObject({ joined: [room] });
      const before = `${title} ${round}: before`;
      await write(before);
      await live.event('message', ({ msg }) => msg === before);
      if (away) live.close();
      const cut = live.cut();
      // Somebody writes all the while: what comes after the answer to the logout must not reach the leaver.
      const [, seen] = await Promise.all([
        leaver.call('auth.logout', {}).then(() => undefined),
        write(`${title} ${round}: meanwhile`),
      ]);
      expect(seen).toMatchObject({ ok: true });
      const after = `${title} ${round}: after`;
      await write(after);
      await witness.event('message', ({ msg }) => msg === after);
      await cut;
      expect(live.all('message').filter(({ msg }) => msg === after)).toEqual([]);
      await expect(live.reconnect()).rejects.toMatchObject({ code: 'session_ended' });
      expect(live.all('message').filter(({ msg }) => msg === after)).toEqual([]);
      expect((await app.send('event.getSince', { seq: 0 }, { token: leaver.token })).status).toBe(401);
    }
  },
  patience(20),
);
