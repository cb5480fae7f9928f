import { STAFF_ROOM } from '@boostdesk/realtime/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, disputeScene } from './support/disputes.ts';
import { expectInEvidence } from './support/evidence.ts';
import { matches, runningOrder } from './support/orders.ts';
import { connectInRooms } from './support/socket-client.ts';

let app: TestApp;
let scene: DisputeScene;
beforeAll(async () => {
  app = await startApp();
  scene = await disputeScene(app);
});
afterAll(() => app.close());

interface Played {
  readonly id: number;
  readonly kaito: SignedIn;
}

async function play(): Promise<Played> {
  const kaito = await scene.newBooster();
  const { id } = await runningOrder(scene.mina, kaito, matches);
  await kaito.call('order.logProgress', { id, done: 5, won: true });
  return { id, kaito };
}
const eventsOf = async (who: SignedIn, id: number) => (await who.call('order.get', { id })).order.events;

type Row = readonly [kind: string, data: object, act: (played: Played) => Promise<unknown>];
const rows: readonly Row[] = [
  [
    'note_changed',
    {},
    ({ id }) => scene.moderator.call('orders.update', { id, version: 0, fields: { note: 'Evenings only' } }),
  ],
  [
    'fined',
    { booster: 'Kaito', amount: 500, reason: 'Was late' },
    ({ id, kaito }) => {
      const fields = { booster: kaito.id, order: id, currency: 'USD', amount: 500, reason: 'Was late' } as const;
      return scene.moderator.call('fines.create', { fields });
    },
  ],
  [
    'fine_lifted',
    { booster: 'Kaito', amount: 500, reason: 'Was late' },
    async ({ id, kaito }) => {
      const fields = { booster: kaito.id, order: id, currency: 'USD', amount: 500, reason: 'Was late' } as const;
      const { row } = await scene.moderator.call('fines.create', { fields });
      await scene.moderator.call('fines.lift', { id: row.id });
    },
  ],
  [
    'progress_paid',
    { booster: 'Kaito', amount: 100 },
    ({ id }) => scene.moderator.call('progresspays.create', { fields: { order: id, amount: 100, note: 'Half way' } }),
  ],
];

test.each(rows)('%s is in the timeline of staff alone, whose open pages refetch the order', async (kind, data, act) => {
  const played = await play();
  const { id, kaito } = played;
  const live = await connectInRooms(app, scene.senior, [STAFF_ROOM]);
  await act(played);
  const [event] = (await eventsOf(scene.senior, id)).slice(-1);
  expect(event).toMatchObject({ kind, actor: { id: scene.moderator.id } });
  expect(event?.data).toEqual(data);
  for (const who of [scene.mina, kaito]) {
    expect((await eventsOf(who, id)).map((one) => one.kind)).not.toContain(kind);
  }
  await live.event('orderUpdated', (updated) => updated.id === id);
  live.close();
});

test('hundreds of events for staff hide nothing of the timeline of others', async () => {
  const { id, kaito } = await play();
  const before = await eventsOf(scene.mina, id);
  await sql`
    insert into order_events (order_id, kind, at, actor_id, data)
    select ${id}::int, case when n % 2 = 0 then 'note_changed' else 'contact_sent' end, now(), ${kaito.id}::int, '{}'
    from generate_series(1, 250) n`.execute(app.database.db);
  expect(await eventsOf(scene.mina, id)).toEqual(before);
  expect(await eventsOf(scene.senior, id)).toHaveLength(before.length + 200);
});

test('a fine for no order is in no timeline', async () => {
  const { id, kaito } = await play();
  const before = await eventsOf(scene.senior, id);
  const fields = { booster: kaito.id, order: null, currency: 'USD', amount: 500, reason: 'Was late' } as const;
  const { row } = await scene.moderator.call('fines.create', { fields });
  await scene.moderator.call('fines.lift', { id: row.id });
  expect(await eventsOf(scene.senior, id)).toEqual(before);
});

test('the evidence pack has no notes and fines of staff', async () => {
  const played = await play();
  for (const [, , act] of rows) await act(played);
  await scene.open(played.id);
  const { json } = await expectInEvidence(scene.moderator, played.id, 'transitions.json');
  const kinds = json('transitions.json').map((one: { kind: string }) => one.kind);
  expect(kinds).toContain('progress_paid');
  for (const kind of ['note_changed', 'fined', 'fine_lifted']) expect(kinds).not.toContain(kind);
});
