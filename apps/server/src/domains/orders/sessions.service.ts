import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import {
  OPEN_PROPOSALS_MAX,
  OPEN_SESSIONS_MAX,
  PROPOSALS_PER_HOUR,
  REMINDER_MINUTES,
  type SessionAction,
  type SessionState,
  sessionAfter,
  sessionStates,
} from '@boostdesk/catalogs/play';
import type { Reader, Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { createOrderRateLimiter } from '../../realtime/order-rate-limiter.ts';
import type { NotificationCode } from '../notifications/notifications.service.ts';
import { assertAllowed } from './order-access.ts';
import { type OrderCommandContext, type OrderCommandDeps, type OrderCommands, partiesOf } from './order-commands.ts';
import type { CommandCaller } from './orders-deps.ts';
import { toCalendar } from './session-calendar.ts';
import { assertTimes, type Times } from './session-times.ts';
import type { SessionsRepository, Zones } from './sessions.repository.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const MINUTE_MS = 60_000;
/** The feed keeps sessions that ended this long ago. */
const FEED_PAST_MS = 7 * 24 * 60 * MINUTE_MS;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Row = NonNullable<Awaited<ReturnType<SessionsRepository['find']>>>;

interface Known {
  readonly id: number;
  readonly revision: number;
}

interface SessionNotice {
  readonly users: readonly number[];
  readonly customer: number;
  readonly order: number;
  readonly code: NotificationCode;
  readonly params: { readonly by?: string };
  readonly start: Date;
}

interface Sender {
  readonly zone?: string | undefined;
}

const codes: Record<SessionAction, NotificationCode> = {
  accept: 'session_accepted',
  decline: 'session_declined',
  withdraw: 'session_withdrawn',
  move: 'session_moved',
  cancel: 'session_cancelled',
};

const stateOf = (row: Pick<Row, 'id' | 'state'>): SessionState => {
  const state = sessionStates.find((one) => one === row.state);
  if (state === undefined) throw new Error(`Session ${row.id} has no state.`);
  return state;
};

const zonesOf = ({ actor, order }: OrderCommandContext, zone: string | undefined): Zones => {
  if (zone === undefined) return {};
  return actor.id === order.customer_id ? { customer_zone: zone } : { booster_zone: zone };
};

/** Sessions that customer and booster of an order arrange. docs/product.md, Play schedule. */
export function createSessionsService(deps: OrderCommandDeps, commands: OrderCommands) {
  const { availability, clock, db, notifications, orders, publicUrl, reading, sessions, subjects, write } = deps;
  const mayPropose = createOrderRateLimiter({
    prefix: 'session:',
    perMinute: PROPOSALS_PER_HOUR / 60,
    burst: PROPOSALS_PER_HOUR,
    clock,
    redis: deps.redis,
  });

  async function read(from: Reader, actor: Actor, order: number) {
    const [rows, others] = [
      await sessions.listOpen(from, order, clock()),
      await sessions.listAccepted(from, actor.id, clock()),
    ];
    const { customer, booster } = await sessions.findZones(from, order);
    const toTimes = (row: Pick<Row, 'ends_at' | 'order_id' | 'starts_at'>) => ({
      order: row.order_id,
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
    });
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        ...toTimes(row),
        state: row.state === 'accepted' ? ('accepted' as const) : ('proposed' as const),
        proposer: { id: row.proposer_id, name: row.proposer_name },
        revision: row.revision,
      })),
      zones: { customer, booster },
      others: others.filter((row) => row.order_id !== order).map(toTimes),
    };
  }

  async function assertMayView(actor: Actor, order: number): Promise<void> {
    const subject = await subjects.byId(order);
    if (subject === undefined) throw new HttpError('not_found');
    assertAllowed('order.viewPlay', actor, subject, await reading.rulesFor(db, actor));
  }

  /** Each proposal notifies the other side. */
  async function assertRate(user: number, order: number): Promise<void> {
    if (await mayPropose(user, order)) return;
    throw new HttpError('too_many', msg('You proposed many sessions for this order. Wait a few minutes.'));
  }

  async function assertRoom(tx: Tx, order: number, now: Date, added: number): Promise<void> {
    const open = await sessions.countOpen(tx, order, now);
    if (open.all + added > OPEN_SESSIONS_MAX)
      throw new HttpError(
        'conflict',
        msg('This order has {most, plural, one {# session} other {# sessions}}. Cancel one first.', {
          most: OPEN_SESSIONS_MAX,
        }),
      );
    if (open.proposals < OPEN_PROPOSALS_MAX) return;
    throw new HttpError(
      'conflict',
      msg(
        'This order has {most, plural, one {# open proposal} other {# open proposals}}. Accept, decline or withdraw one first.',
        { most: OPEN_PROPOSALS_MAX },
      ),
    );
  }

  /** Notifies a customer and a booster, each with the time in their zone if it is known. */
  async function notify(tx: Tx, { code, customer, order, params, start, users }: SessionNotice): Promise<void> {
    const known = await sessions.findZones(tx, order);
    const zoneOf = async (user: number) =>
      user === customer ? known.customer : (known.booster ?? (await availability.find(tx, user))?.zone ?? null);
    for (const user of users) {
      const at = { at: start.toISOString(), zone: (await zoneOf(user)) ?? 'UTC' };
      await notifications.notify(tx, { users: [user], code, params: { ...params, ...at }, order });
    }
  }

  /** Tells the other side, and open views of the order. */
  async function publish({ tx, actor, order, by }: OrderCommandContext, code: NotificationCode, start: Date) {
    const users = partiesOf(order).filter((user) => user !== actor.id);
    await deps.events.lockCounters(tx, partiesOf(order));
    await notify(tx, { users, customer: order.customer_id, code, params: { by }, order: order.id, start });
    await commands.publishUpdate(tx, order, order);
  }

  /** Locks the order; a session of an earlier booster is not found. */
  async function loadKnown(tx: Tx, caller: CommandCaller, { id, revision }: Known) {
    const found = await sessions.find(tx, id);
    if (found === undefined) throw new HttpError('not_found');
    const context = await commands.loadForUpdate(tx, caller, 'order.planSession', found.order_id);
    const session = await sessions.find(tx, id);
    if (session === undefined || session.booster_id !== context.order.booster_id) throw new HttpError('not_found');
    if (session.revision !== revision)
      throw new HttpError('conflict', msg('This session was changed in the meantime. Review it again.'));
    return { context, session };
  }

  /** A step of the booster is a sign of life. */
  async function noteStep(context: OrderCommandContext, booster: number, zone: string | undefined): Promise<void> {
    const { tx, actor, now, order } = context;
    await sessions.putZones(tx, { order: order.id, booster, zones: zonesOf(context, zone) });
    if (actor.id === booster) await orders.update(tx, order.id, { booster_active_at: now });
  }

  async function change(
    tx: Tx,
    caller: CommandCaller,
    { known, action, times, zone }: Sender & { known: Known; action: SessionAction; times?: Times },
  ) {
    const { context, session } = await loadKnown(tx, caller, known);
    const { actor, now, order } = context;
    const own = {
      state: stateOf(session),
      isProposer: session.proposer_id === actor.id,
      start: session.starts_at.getTime(),
      end: session.ends_at.getTime(),
    };
    const state = sessionAfter(own, action, now.getTime());
    if (state === null) throw new HttpError('conflict', msg('This isn’t possible for this session any more.'));
    const moved = times === undefined ? undefined : { proposer: actor.id, ...assertTimes(times, now) };
    if (moved !== undefined) await assertRate(actor.id, order.id);
    if (moved !== undefined && own.state !== 'proposed') await assertRoom(tx, order.id, now, 0);
    await sessions.update(tx, session.id, { state, ...(moved !== undefined && { proposal: moved }) });
    await noteStep(context, session.booster_id, zone);
    await publish(context, codes[action], moved?.start ?? session.starts_at);
    return read(tx, actor, order.id);
  }

  return {
    /** Call it after checking `order.viewPlay`. */
    listOpen: ({ actor }: { readonly actor: Actor }, order: number) => read(db, actor, order),

    propose: (caller: CommandCaller, { order: id, zone, ...times }: Times & Sender & { readonly order: number }) =>
      write(caller, async (tx) => {
        const context = await commands.loadForUpdate(tx, caller, 'order.planSession', id);
        const { actor, now, order } = context;
        if (order.booster_id === null) throw new HttpError('conflict');
        const { start, end } = assertTimes(times, now);
        await assertRoom(tx, id, now, 1);
        await assertRate(actor.id, id);
        const people = { customer: order.customer_id, booster: order.booster_id, proposer: actor.id };
        await sessions.insert(tx, { order: id, ...people, start, end });
        await noteStep(context, order.booster_id, zone);
        await publish(context, 'session_proposed', start);
        return read(tx, actor, id);
      }),

    answer: (caller: CommandCaller, { action, zone, ...known }: Known & Sender & { readonly action: SessionAction }) =>
      write(caller, (tx) => change(tx, caller, { known, action, zone })),

    move: (caller: CommandCaller, { id, revision, zone, ...times }: Known & Times & Sender) =>
      write(caller, (tx) => change(tx, caller, { known: { id, revision }, action: 'move', times, zone })),

    async getFile({ actor, language }: { readonly actor: Actor; readonly language: Language }, id: number) {
      const session = await sessions.find(db, id);
      if (session === undefined) throw new HttpError('not_found');
      await assertMayView(actor, session.order_id);
      if (session.state !== 'accepted') throw new HttpError('conflict', msg('Only accepted sessions have a file.'));
      const text = toCalendar([session], { language, siteUrl: publicUrl, now: clock() });
      return { name: `session-${session.order_id}-${session.starts_at.toISOString().slice(0, 10)}.ics`, text };
    },

    async getFeed({ id }: Actor) {
      const feed = await sessions.findFeed(db, id);
      return { createdAt: feed?.created_at.toISOString() ?? null };
    },

    renewFeed: ({ id }: Actor): Promise<{ url: string }> =>
      write(null, async (tx) => {
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        await sessions.putFeed(tx, id, hashOf(token), clock());
        return { url: `${publicUrl}/api/calendars/${token}.ics` };
      }),

    revokeFeed: ({ id }: Actor): Promise<void> => write(null, (tx) => sessions.removeFeed(tx, id)),

    /** The calendar of an address; undefined for unknown and former ones. */
    async openFeed(token: string): Promise<string | undefined> {
      const user = TOKEN.test(token) ? await sessions.findFeedOwner(db, hashOf(token)) : undefined;
      if (user === undefined) return undefined;
      const now = clock();
      const rows = await sessions.listAccepted(db, user, new Date(now.getTime() - FEED_PAST_MS));
      const languageOf = await deps.languages.loadLanguages(db, [user]);
      return toCalendar(rows, { language: languageOf(user), siteUrl: publicUrl, now });
    },

    /** Reminds both sides of sessions that begin soon, each once. */
    async sweep(): Promise<void> {
      const remind = () =>
        write(null, async (tx) => {
          const now = clock();
          const due = await sessions.takeReminders(tx, now, new Date(now.getTime() + REMINDER_MINUTES * MINUTE_MS));
          await deps.events.lockCounters(
            tx,
            due.flatMap((row) => [row.customer_id, row.booster_id]),
          );
          for (const row of due) {
            const users = [row.customer_id, row.booster_id];
            const to = { users, customer: row.customer_id, order: row.order_id };
            await notify(tx, { ...to, code: 'session_reminder', params: {}, start: row.starts_at });
          }
          return due.length;
        });
      while ((await remind()) > 0);
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
