import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from '../support/app.ts';
import { faults, openFaultyProxy, STALL_MS } from '../support/faulty-proxy.ts';
import { addOrder } from '../support/order-rows.ts';
import { scaled, scaledTimeout } from '../support/scale.ts';
import { connectSocket } from '../support/socket-client.ts';
import { openWriter } from './writer.ts';

const ROOMS = scaled(2, 5);
/** Messages of each of the four senders in each room. */
const MESSAGES = scaled(12, 500);
const FAULTS = scaled(16, 1000);
const RELOAD_EVERY = 5;
/** Every fourth message has one to three pictures. */
const picturesOf = (text: string): number => (Number(text) % 4 === 3 ? 1 + (Number(text) % 3) : 0);
const expectedPictures = (text: string) =>
  Array.from({ length: picturesOf(text) }, (_, index) => ({ alt: `${index + 1} of ${text}`, width: 8 + index }));
interface Described {
  readonly alt: string;
  readonly width: number;
}
const described = (pictures: unknown = []) =>
  (pictures as readonly Described[]).map(({ alt, width }) => ({ alt, width }));

let app: TestApp;
let people: SignedIn[];
let orders: number[];

beforeAll(async () => {
  app = await startApp({ realTime: true });
  people = [await app.customer(), await app.booster(), await app.staff(1), await app.staff(4)];
  const [customer, booster] = people;
  orders = [];
  for (let room = 0; room < ROOMS; room += 1) {
    orders.push(await addOrder(app.database, { customer: customer ?? { id: 0 }, booster: booster ?? null }));
  }
});
afterAll(() => app.close());

async function historyOf(order: number) {
  const all: { seq: number; text: string; sender: number; pictures: ReturnType<typeof described> }[] = [];
  for (let more = true; more; ) {
    const asked = { order, after: all.at(-1)?.seq ?? 0, limit: 100 };
    const page = await people[0]?.call('chatMessage.getHistory', asked);
    for (const { seq, body, sender, pictures } of page?.messages ?? [])
      all.push({ seq, text: body, sender: sender?.id ?? 0, pictures: described(pictures) });
    more = page?.more ?? false;
  }
  return all;
}

test(
  'a chat message arrives exactly once and in order, whatever connections fail',
  async () => {
    const line = await openFaultyProxy({ to: app.url, every: 11, most: FAULTS });
    const reader = await connectSocket(app.url, people[0]?.token ?? '');
    await reader.ask('create', { rooms: orders.map(chatRoom) });
    const writers = people.map((person) => openWriter(line.url, person, { ackTimeout: STALL_MS / 2 }));
    const texts = Array.from({ length: MESSAGES }, (_, index) => `${index}`);
    await Promise.all(
      writers.map(async (writer, place) => {
        for (const text of texts) {
          for (const order of orders) await writer.write(chatRoom(order), text, picturesOf(text));
          if ((Number(text) + place) % RELOAD_EVERY === 0) await writer.reload();
        }
        await writer.sent();
      }),
    );
    for (const writer of writers) writer.close();
    await line.close();

    // The last faults may come after the last message, but each kind must have occurred.
    for (const fault of faults) expect(line.made[fault], fault).toBeGreaterThan(FAULTS / faults.length / 2);
    await reader.flush();
    for (const order of orders) {
      const written = await historyOf(order);
      expect(written.map(({ seq }) => seq)).toEqual(written.map((_, index) => index + 1));
      for (const { id } of people) {
        expect(written.filter(({ sender }) => sender === id).map(({ text }) => text)).toEqual(texts);
      }
      expect(written.map(({ pictures }) => pictures)).toEqual(written.map(({ text }) => expectedPictures(text)));
      // Two commits may be answered in either order: clients sort by number.
      const heard = reader
        .payloads('message')
        .filter((message) => message.order === order)
        .sort((one, other) => Number(one.seqInOrder) - Number(other.seqInOrder));
      expect(heard.map(({ msg }) => msg)).toEqual(written.map(({ text }) => text));
      expect(heard.map(({ pictures }) => described(pictures))).toEqual(written.map(({ pictures }) => pictures));
      expect(heard.map(({ seqInOrder }) => seqInOrder)).toEqual(written.map(({ seq }) => seq));
    }
    const stored = await app.database.db.selectFrom('uploaded_pictures').select(['id', 'attached_at']).execute();
    expect(stored).toHaveLength(orders.length * people.length * texts.reduce((sum, text) => sum + picturesOf(text), 0));
    expect(stored.filter(({ attached_at: at }) => at === null)).toEqual([]);
    reader.close();
  },
  scaledTimeout(40),
);
