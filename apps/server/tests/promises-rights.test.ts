import { calls } from '@boostdesk/api-client/contract';
import type { Action, Actor, Decision } from '@boostdesk/auth';
import { permissions, ROLE } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { ReplyAudience } from '@boostdesk/catalogs/rules';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { HAND_OVER, SECRETS } from './support/orders.ts';
import { addPerson } from './support/people.ts';
import { type ActorName, actors, ofOneself, type RightsRow, rightsRows, type Thing } from './support/rights-table.ts';
import { scaled } from './support/scale.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

/** The guard that is switched off: roles or rule of a row of the table of rights. */
const dropped = vi.hoisted(() => ({ action: '', part: '' }));

vi.mock('@boostdesk/auth', async (load) => {
  const real = await load<typeof import('@boostdesk/auth')>();
  const isDropped = (action: string, part: string) => dropped.action === action && dropped.part === part;
  const isRoleAllowed = (action: Action, who: Actor) => isDropped(action, 'roles') || real.isRoleAllowed(action, who);
  const decide: (action: Action, actor: Actor, ...object: unknown[]) => Decision = real.checkPermission;
  const checkPermission = (action: Action, actor: Actor, ...object: unknown[]): Decision => {
    const decision = decide(action, actor, ...object);
    if (decision.ok) return decision;
    const part = real.isRoleAllowed(action, actor) ? 'rule' : 'roles';
    return isDropped(action, part) ? { ok: true } : decision;
  };
  const can = (action: Action, actor: Actor, ...object: unknown[]) => checkPermission(action, actor, ...object).ok;
  return { ...real, isRoleAllowed, checkPermission, can };
});

let app: TestApp;
let people: ReadonlyMap<ActorName, SignedIn>;
let sockets: ReadonlyMap<ActorName, SocketClient>;

/** Staff in no row: the session never ends. */
let sealer: SignedIn;

beforeAll(async () => {
  app = await startApp();
  sealer = await app.staff();
  people = new Map<ActorName, SignedIn>([
    ['mina', await app.customer()],
    ['rui', await app.customer()],
    ['kaito', await app.booster()],
    ['sora', await app.booster()],
    ['trial', await app.booster({ trial: true, orderNotification: false })],
    ['moderator', await app.staff(4)],
    ['senior', await app.staff(5)],
    ['admin', await app.staff(1)],
  ]);
  const opened = [...people].map(async ([name, { token }]) => [name, await connectSocket(app.url, token)] as const);
  sockets = new Map(await Promise.all(opened));
}, 120_000);
afterAll(async () => {
  for (const live of sockets.values()) live.close();
  await app.close();
});

function named(name: ActorName): SignedIn {
  const person = people.get(name);
  if (person === undefined) throw new Error(`Nobody is called ${name}.`);
  return person;
}

/** Exchanges each person for their counterpart in the other thing. */
const counterparts: Partial<Record<ActorName, ActorName>> = { mina: 'rui', rui: 'mina', kaito: 'sora', sora: 'kaito' };
const counterpartOf = (name: ActorName): ActorName => counterparts[name] ?? name;

/** Whether the request names an object, so that its actors and its objects can be exchanged. */
function namesThing({ ask }: RightsRow): boolean {
  let isRead = false;
  const get = () => {
    isRead = true;
    return 1;
  };
  const thing = new Proxy({} as Thing, { get });
  if ('call' in ask) ask.body(thing);
  else if ('room' in ask) ask.room(thing);
  else if ('event' in ask) ask.payload(thing);
  else return true;
  return isRead;
}

/** Who asks for the thing of the other users: at the smaller size those whose part in it changes. */
const askOfOther = scaled<readonly ActorName[]>(
  actors.filter((name) => counterparts[name] !== undefined),
  actors,
);

const isAboutAccounts = ({ ask: asked }: RightsRow): boolean =>
  'call' in asked && /^(duoqaccounts|accountselling)\./.test(asked.call);

/**
 * A DuoQ account that the booster borrowed, and an offer of theirs. Staff save their logins, which only the server can
 * encrypt.
 */
async function addAccounts(who: number, at: Date): Promise<Pick<Thing, 'duoq' | 'offer'>> {
  const { db } = app.database;
  const until = new Date(app.clock.now().getTime() + 60 * 60 * 1000);
  const duoq = await db
    .insertInto('duoq_accounts')
    .values({ name: 'House', game_id: 3, holder_id: who, held_until: until, created_by: who, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offer = await db
    .insertInto('account_offers')
    .values({ seller_id: who, service_id: 13, game_id: 3, text: 'An account', price_amount: '5000', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { login, password } = SECRETS;
  await sealer.call('duoqaccounts.saveLogin', { ...duoq, login, password });
  await sealer.call('accountselling.saveLogin', { ...offer, login, password });
  return { duoq: duoq.id, offer: offer.id };
}

async function makeThing(row: RightsRow, turned: boolean): Promise<Thing> {
  const side = (name: ActorName) => named(turned ? counterpartOf(name) : name);
  const status = row.status ?? ORDER_STATUS.processing;
  const open = status === ORDER_STATUS.awaiting || status === ORDER_STATUS.unpaid;
  const order = await addOrder(app.database, { customer: side('mina'), booster: open ? null : side('kaito'), status });
  const now = new Date();
  if (row.review !== undefined) await addReview(order, side(row.review).id, now);
  const { db } = app.database;
  await db.updateTable('orders').set({ deadline_at: '2026-03-20T12:00:00.000Z' }).where('id', '=', order).execute();
  if (status === ORDER_STATUS.complete)
    await db.updateTable('orders').set({ completed_at: app.clock.now() }).where('id', '=', order).execute();
  // A booster on trial may have one active order.
  const done = { status: ORDER_STATUS.complete };
  await db
    .updateTable('orders')
    .set(done)
    .where('booster_id', '=', named('trial').id)
    .where('status', '!=', ORDER_STATUS.complete)
    .execute();
  const user = row.user === 'somebody' ? await addPerson(app.database, ROLE.customer) : side(row.user ?? 'mina');
  const payee = row.user === 'admin' ? user : side('kaito');
  const half = { percent: '50', share: SHARE };
  if (row.halfDone === true) await db.updateTable('orders').set(half).where('id', '=', order).execute();
  const left = { hand_over_note: HAND_OVER };
  if (row.handOver === true) await db.updateTable('orders').set(left).where('id', '=', order).execute();
  const rows = await addRows({ order, user: user.id, payee: payee.id, customer: side('mina').id, at: now });
  if (row.credentials === true) await side('mina').call('order.saveCredentials', { id: order, ...SECRETS });
  const application = row.applies === true ? await addApplication(user.id, now) : 0;
  const accounts = isAboutAccounts(row) ? await addAccounts(side('kaito').id, now) : { duoq: 0, offer: 0 };
  const reply = row.reply === undefined ? 0 : await addReply(row.reply, side('kaito').id, now);
  return { order, user: user.id, ...rows, application, reply, ...accounts };
}

async function addReply(audience: ReplyAudience, booster: number, at: Date): Promise<number> {
  const owner = audience === 'own' ? booster : named('senior').id;
  const shortcut = crypto.randomUUID().slice(0, 8);
  const row = { owner_id: owner, audience, title: 'Hi', shortcut, text: 'Hi', created_at: at };
  return (await app.database.db.insertInto('quick_replies').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

interface Owners {
  readonly order: number;
  readonly user: number;
  readonly payee: number;
  readonly customer: number;
  readonly at: Date;
}

/** In one statement, because every row of the table needs several things. */
async function addRows({ order, user, payee, customer, at }: Owners) {
  const by = { created_by: named('senior').id, created_at: at };
  const pay = { booster_id: payee, currency: 'USD', amount: '1200' };
  const request = { customer_id: customer, currency: 'USD', amount: '700', text: 'Asked for', ...by };
  const earned = { ...pay, order_id: order, price_amount: '2000', share: SHARE, booked_at: at };
  return app.database.db
    .with('event', (q) => q.insertInto('order_events').values({ order_id: order, kind: 'paid', at }))
    .with('earned', (q) => q.insertInto('earnings').values(earned))
    .with('payout', (q) =>
      q
        .insertInto('payouts')
        .values({ ...pay, status: 'proposed', proposed_by: by.created_by, proposed_at: at })
        .returning('id'),
    )
    .with('payment', (q) => q.insertInto('payment_requests').values(request).returning('id'))
    .with('extra', (q) =>
      q
        .insertInto('payment_requests')
        .values({ ...request, order_id: order })
        .returning('id'),
    )
    .with('fine', (q) =>
      q
        .insertInto('fines')
        .values({ ...by, booster_id: payee, currency: 'USD', amount: '300', reason: 'Late' })
        .returning('id'),
    )
    .with('gift', (q) =>
      q
        .insertInto('gifts')
        .values({ ...by, user_id: user, coins: 50, text: 'Thank you!' })
        .returning('id'),
    )
    .selectFrom(['payout', 'payment', 'extra', 'fine', 'gift'])
    .select(['payout.id as payout', 'payment.id as payment', 'extra.id as extra', 'fine.id as fine', 'gift.id as gift'])
    .executeTakeFirstOrThrow();
}

/** Replaces what an earlier try left waiting. */
async function addApplication(user: number, at: Date): Promise<number> {
  const { db } = app.database;
  await db.deleteFrom('applications').where('user_id', '=', user).execute();
  const row = {
    user_id: user,
    games: [3],
    platforms: ['PC'],
    text: 'Challenger since the first season.',
    created_at: at,
  };
  return (await db.insertInto('applications').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function addReview(order: number, customer: number, now: Date): Promise<void> {
  const rated = { rating_stars: 5, rating_text: 'Quick.', rated_at: now, customer_id: customer };
  const { db } = app.database;
  await db.updateTable('orders').set(rated).where('id', '=', order).execute();
  await db.insertInto('feedbacks').values({ order_id: order }).execute();
}

const SHARE = JSON.stringify({ percent: 60, winner: null, candidates: [] });

const symbols: Readonly<Record<number, string>> = { 200: '+', 401: '1', 403: '3', 404: '4', 409: '9', 422: '9' };
const codes: Readonly<Record<string, string>> = { forbidden: '3', not_found: '4', conflict: '9' };

async function askCall(row: RightsRow, thing: Thing, actor: SignedIn | null): Promise<string> {
  if (!('call' in row.ask)) return '?';
  const { call, body, allowed } = row.ask;
  const response = await app.send(call, body(thing), actor === null ? {} : { token: actor.token });
  const text = await response.text();
  if (response.status !== 200 || allowed === undefined) return symbols[response.status] ?? `${response.status} ${text}`;
  return allowed(JSON.parse(text) as never) ? '+' : '4';
}

async function askSocket(row: RightsRow, thing: Thing, name: ActorName): Promise<string> {
  const live = sockets.get(name);
  if (live === undefined) return refusedMessage();
  if ('room' in row.ask) {
    const room = row.ask.room(thing);
    const answer = await live.ask('create', { rooms: [room] });
    return answer.ok && answer.joined.includes(room as never) ? '+' : '4';
  }
  if ('event' in row.ask) {
    const answer = await live.ask(row.ask.event, row.ask.payload(thing));
    return answer.ok ? '+' : (codes[answer.code] ?? answer.code);
  }
  const room = chatRoom(thing.order);
  const ack = await ('typing' in row.ask
    ? live.ask('typing', { room })
    : live.ask('message', { room, msg: 'Hello', clientId: crypto.randomUUID() }));
  return ack.ok ? '+' : (codes[ack.code] ?? ack.code);
}

async function refusedMessage(): Promise<string> {
  const error: unknown = await connectSocket(app.url, '').catch((reason: unknown) => reason);
  return Object(error).code === 'session_ended' ? '1' : String(error);
}

const reads = new Set<string>(calls.filter(({ kind }) => kind === 'read').map(({ name }) => name));

/**
 * Calls as one actor after another. Reuses the objects until an actor may write, because reads and refusals leave them
 * unchanged.
 */
function createAsker(row: RightsRow, turned: boolean) {
  const isRead = 'call' in row.ask && reads.has(row.ask.call);
  const isUsedUp = namesThing(row) && !isRead;
  let thing: Thing | null = null;
  return async (name: ActorName): Promise<string> => {
    thing ??= await makeThing(row, turned);
    const answer = await ('call' in row.ask
      ? askCall(row, thing, people.get(name) ?? null)
      : askSocket(row, thing, name));
    if (answer === '+' && isUsedUp) thing = null;
    return answer;
  };
}

/** The column of the actor with the same part in the thing. */
function expectedOf(row: RightsRow, name: ActorName, turned: boolean): string {
  const place = actors.indexOf(turned ? counterpartOf(name) : name);
  return row.who.split(' ')[place] ?? '';
}

describe('the table of rights', () => {
  test.each(rightsRows.map((row) => [row.title, row] as const))('%s', async (_, row) => {
    for (const turned of namesThing(row) ? [false, true] : [false]) {
      const ask = createAsker(row, turned);
      const names = turned ? askOfOther : actors;
      const seen: string[] = [];
      for (const name of names) seen.push(await ask(name));
      const wanted = names.map((name) => expectedOf(row, name, turned));
      expect(seen.join(' ')).toBe(wanted.join(' '));
    }
  });

  test('every call of the contract is in the table, or only affects its caller', () => {
    const inTable = rightsRows.flatMap((row) => ('call' in row.ask ? [row.ask.call] : []));
    expect([...new Set([...inTable, ...ofOneself])].sort()).toEqual(calls.map(({ name }) => name).sort());
  });
});

const rightOf = new Map<string, Action>(calls.map(({ name, right }) => [name, right]));
const guardsOf = (row: RightsRow): readonly string[] => [
  ...(row.guards ?? []),
  ...('call' in row.ask ? [rightOf.get(row.ask.call) ?? ''] : []),
];
const EVERYBODY = 5;
/** Every guard of a call or a room: roles that exclude somebody, and rules. */
const guards = Object.entries(permissions).flatMap(([action, permission]) => [
  ...(permission.roles.length < EVERYBODY ? [[action, 'roles'] as const] : []),
  ...('rule' in permission ? [[action, 'rule'] as const] : []),
]);
/** Rights that a call, a room or an event uses. */
const used = new Set([...calls.map(({ right }) => right as string), ...rightsRows.flatMap(guardsOf)]);

/** A second guard with the same effect backs up these guards. */
const doubled: Readonly<Record<string, string>> = {
  'order.look: roles': 'the board is open to those who are employed as boosters',
  'order.lockIn: roles': 'the board is open to those who are employed as boosters',
  'order.assign: rule': 'the graph of statuses has no such edge',
  'order.unassign: rule': 'the graph of statuses has no such edge',
  'order.suspend: rule': 'the graph of statuses has no such edge',
  'order.resume: rule': 'the graph of statuses has no such edge',
  'order.payExtra: roles': 'who pays is a customer already',
  'order.payExtra: rule': 'an extra that is not paid is over with its order',
  'order.cancel: rule': 'what is complete is settled',
  'order.resolveDispute: rule': 'an order that nobody disputes has nothing to resolve',
  'order.refundDispute: rule': 'an order that nobody disputes has nothing to resolve',
  'order.exportEvidence: rule': 'an order that nobody disputes has no evidence',
  'offer.edit: rule': 'who does not see the row gets no answer, and nothing of the change is kept',
};

test.each(guards.filter(([action]) => used.has(action)))(
  '%s: removing the guard %s fails a row of the table',
  async (action, part) => {
    Object.assign(dropped, { action, part });
    try {
      const first = await changed(rightsRows.filter((row) => guardsOf(row).includes(action)));
      if (doubled[`${action}: ${part}`] === undefined) expect(first).not.toBeNull();
      else expect(first).toBeNull();
    } finally {
      Object.assign(dropped, { action: '', part: '' });
    }
  },
);

/** Returns the first actor who is not refused, or not with the right status. */
async function changed(rows: readonly RightsRow[]): Promise<string | null> {
  for (const row of rows) {
    const ask = createAsker(row, false);
    for (const name of actors) {
      const wanted = expectedOf(row, name, false);
      if (wanted !== '+' && wanted !== '1' && (await ask(name)) !== wanted) return `${row.title}: ${name}`;
    }
  }
  return null;
}
