import type { Dispute, OrderEvent, OrderRow, OrderView } from '@boostdesk/api-client/contract';
import { type Actor, can, isBooster, isCustomer, isStaff, isTrialBooster, type RuleContext } from '@boostdesk/auth';
import { currencies, isOrderStatus } from '@boostdesk/catalogs';
import type { Reader, Tx } from '../../db/index.ts';
import { parseIdCursor, toPage } from '../../db/keyset.ts';
import { createSingleFlight } from '../../db/single-flight.ts';
import { createTimedReads } from '../../db/timed-reads.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Booster, BoostersRepository } from './boosters.repository.ts';
import type { DisputesRepository } from './disputes.repository.ts';
import type { FullOrder, ListQuery, OrderLists, Scope } from './order-lists.repository.ts';
import type { OrderNeed } from './order-needs.repository.ts';
import { seesAsStaff } from './order-subjects.service.ts';
import { eventsFor, toOrderRow, toOrderView, toTimelineOrder, type Viewer } from './order-view.ts';
import type { OrdersRepository, StoredOrderEvent } from './orders.repository.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { EVENTS_MAX, type TimelineWindow, toTimelineWindow } from './timeline-window.ts';
import { maxPriceWithin } from './trial-limit.ts';

type ScopeName = 'mine' | 'board' | 'all';

interface ListRequest extends Omit<ListQuery, 'need'> {
  readonly scope: ScopeName;
  readonly need?: OrderNeed | undefined;
}

interface OrderQueryDeps
  extends Pick<OrdersDeps, 'availability' | 'db' | 'clock' | 'limits' | 'pictures' | 'subjects' | 'rate'> {
  readonly orders: OrdersRepository;
  readonly boosters: BoostersRepository;
  readonly lists: OrderLists;
  readonly disputes: Pick<DisputesRepository, 'latest'>;
}

export function createOrderQueryService(deps: OrderQueryDeps) {
  const { boosters, disputes, lists, orders } = deps;

  /** The latest dispute, with its pictures as this user may see them. */
  async function findDispute(from: Reader, actor: Actor, order: number): Promise<Dispute | undefined> {
    const dispute = await disputes.latest(from, order);
    if (dispute === undefined) return undefined;
    const pictures = await deps.pictures.ofDispute(from, actor.id, dispute.id);
    return { ...dispute, ...(pictures.length > 0 && { pictures }) };
  }

  const toEventFor =
    (actor: Actor) =>
    ({ pictures, ...event }: StoredOrderEvent): OrderEvent => ({
      ...event,
      ...(pictures.length > 0 && {
        pictures: pictures.map((one) => deps.pictures.withAddresses(actor.id, one)),
      }),
    });

  /** The timeline, with its pictures as this user may see them; with `upTo` as of that event. */
  async function readTimeline(
    from: Reader,
    actor: Actor,
    order: number,
    upTo?: number,
  ): Promise<TimelineWindow<OrderEvent>> {
    const events = await orders.eventsOf(from, order, upTo);
    return toTimelineWindow(events.map(toEventFor(actor)));
  }

  /** Every open staff dashboard refetches on every change. */
  const readOnce = createSingleFlight(createTimedReads(deps.db));

  const boosterOf = async (from: Reader, actor: Actor): Promise<Booster | undefined> =>
    isBooster(actor) ? boosters.byId(from, actor.id) : undefined;

  const toViewer = (actor: Actor, booster: Booster | undefined): Viewer => ({
    actor,
    shares: booster?.shares ?? null,
    now: deps.clock(),
  });

  /** Converts the trial limit from US cents to each currency. */
  async function limitsFor(from: Reader, actor: Actor) {
    if (!isTrialBooster(actor)) return null;
    const { trialMaxPrice: limit } = await deps.limits.read(from);
    if (limit === null) return null;
    return Object.fromEntries(
      currencies.map((currency) => [currency, maxPriceWithin(limit, deps.rate(currency, 'USD'))]),
    );
  }

  async function toScope(actor: Actor, name: ScopeName, booster: Booster | undefined): Promise<Scope> {
    if (name === 'mine') return { kind: isCustomer(actor) ? 'customer' : 'booster', id: actor.id };
    if (name === 'all' && isStaff(actor)) return { kind: 'all' };
    const facts = booster?.actor.employee;
    if (name === 'all' || facts === undefined || facts === null) throw new HttpError('forbidden');
    const { games, platforms } = facts;
    return {
      kind: 'board',
      id: actor.id,
      games,
      platforms,
      most: await limitsFor(deps.db, actor),
      now: deps.clock(),
      isOnVacation: await deps.availability.isOnVacation(deps.db, actor.id),
    };
  }

  const rulesFor = async (from: Reader, actor: Actor): Promise<RuleContext> => ({
    now: deps.clock().getTime(),
    ...(isTrialBooster(actor) && (await deps.limits.read(from))),
  });

  return {
    rulesFor,
    readTimeline,

    async list(actor: Actor, { scope, need, ...query }: ListRequest) {
      const booster = await boosterOf(deps.db, actor);
      const asked = await toScope(actor, scope, booster);
      if (need !== undefined && asked.kind !== 'all') throw new HttpError('forbidden');
      const page = await lists.page(deps.db, actor.id, asked, {
        ...query,
        ...(need !== undefined && { need: { reason: need, now: deps.clock() } }),
      });
      const viewer = toViewer(actor, booster);
      const toRow = (order: FullOrder): OrderRow => {
        const row = toOrderRow(order, viewer);
        // The list of all orders shows prices only.
        return scope === 'all' ? { ...row, earning: null } : row;
      };
      return { items: page.items.map(toRow), next: page.next };
    },

    async getStaffOverview() {
      return readOnce('desk', async (from) => {
        const needs = await lists.needs(from, deps.clock());
        const games = await lists.openByGame(from);
        return { needs, games };
      });
    },

    async counts(actor: Actor, name: ScopeName) {
      const scope = await toScope(actor, name, await boosterOf(deps.db, actor));
      // Own orders are counted by an index and not shared.
      const counted = await (scope.kind === 'all'
        ? readOnce('counts', (from) => lists.counts(from, scope))
        : lists.counts(deps.db, scope));
      const byStatus = counted.flatMap(({ status, count }) => (isOrderStatus(status) ? [{ status, count }] : []));
      const archived = counted.find(({ status }) => status === null)?.count ?? 0;
      return { all: byStatus.reduce((sum, { count }) => sum + count, 0), byStatus, archived };
    },

    async canView(actor: Actor, id: number): Promise<boolean> {
      const order = await deps.subjects.byId(id);
      return order !== undefined && can('order.get', actor, order, await rulesFor(deps.db, actor));
    },

    /** @throws HttpError `not_found` for a missing order, or one that the user may not see */
    async get(actor: Actor, id: number): Promise<{ order: OrderView }> {
      const order = await lists.byId(deps.db, actor.id, id);
      const subject = order === undefined ? undefined : deps.subjects.toSubject(order);
      if (order === undefined || subject === undefined) throw new HttpError('not_found');
      if (!can('order.get', actor, subject, await rulesFor(deps.db, actor))) throw new HttpError('not_found');
      const [timeline, dispute, booster] = await Promise.all([
        readTimeline(deps.db, actor, id),
        findDispute(deps.db, actor, id),
        boosterOf(deps.db, actor),
      ]);
      return { order: toOrderView(order, subject, { timeline, dispute }, toViewer(actor, booster)) };
    },

    /** @throws HttpError `not_found` for a missing order, or one whose timeline the user may not see */
    async listOlderEvents(actor: Actor, id: number, cursor: string) {
      const order = await lists.byId(deps.db, actor.id, id);
      const subject = order === undefined ? undefined : deps.subjects.toSubject(order);
      if (order === undefined || subject === undefined) throw new HttpError('not_found');
      if (!can('order.viewLog', actor, subject)) throw new HttpError('not_found');
      const includesStaffEvents = seesAsStaff(actor, toTimelineOrder(order));
      const rows = await orders.eventsBefore(deps.db, id, { before: parseIdCursor(cursor), includesStaffEvents });
      const { items, next } = toPage(rows, EVENTS_MAX);
      return { items: eventsFor(actor, toTimelineOrder(order), items.map(toEventFor(actor))), next };
    },

    /** Returns the order as its changer sees it, in the same transaction. */
    async view(tx: Tx, actor: Actor, id: number): Promise<{ order: OrderView }> {
      const order = await lists.byId(tx, actor.id, id);
      if (order === undefined) throw new HttpError('not_found');
      const story = { timeline: await readTimeline(tx, actor, id), dispute: await findDispute(tx, actor, id) };
      const viewer = toViewer(actor, await boosterOf(tx, actor));
      return { order: toOrderView(order, deps.subjects.toSubject(order), story, viewer) };
    },

    getWithoutCredentials: async (actor: Actor) => ({
      id: await orders.findWithoutCredentials(deps.db, actor.id),
    }),
  };
}

export type OrderQueryService = ReturnType<typeof createOrderQueryService>;
