import { randomUUID } from 'node:crypto';
import type { Language } from '@boostdesk/api-client/contract';
import { type Actor, isAction, isRoleAllowed } from '@boostdesk/auth';
import { type ClientEventAck, type ClientEventName, clientEvents } from '@boostdesk/realtime/contract';
import type { ChatService } from '../domains/chat/chat.service.ts';
import type { ReceiptsService } from '../domains/chat/receipts.service.ts';
import type { TypingService } from '../domains/chat/typing.service.ts';
import type { ViewingService } from '../domains/chat/viewing.service.ts';
import type { CallContext, Handlers } from '../http/handler-types.ts';
import { HttpError } from '../http/http-error.ts';
import type { AcceptedEvent } from './accepted-events.ts';
import type { RoomActivity } from './room-activity.ts';
import { createRoomCheck, type RoomRightsDeps } from './room-rights.ts';
import type { Viewers } from './viewers.ts';

/** Most orders that a connection views at once. */
const VIEWED_MAX = 20;

/** Checked by role; the service checks the object. */
export interface EventCaller {
  readonly actor: Actor;
  readonly sid: string;
  readonly address: string;
  readonly language: Language;
  /** Id of the caller's socket. */
  readonly connection: string;
  /** Orders that the caller's socket has on screen. */
  readonly viewed: Set<number>;
  /** As `joinRooms`, with the caller's socket. */
  readonly joinAllowed: (decide: () => Promise<readonly string[]>, leavesOthers: boolean) => Promise<readonly string[]>;
}

type SuccessAck<N extends ClientEventName> = Extract<ClientEventAck<N>, { ok: true }>;
export type ClientHandlers = {
  readonly [N in ClientEventName]: (asker: EventCaller, payload: AcceptedEvent<N>) => Promise<SuccessAck<N>>;
};

export interface ClientHandlersDeps extends RoomRightsDeps {
  readonly chat: ChatService;
  readonly typing: TypingService;
  readonly receipts: Pick<ReceiptsService, 'markReceived'>;
  readonly viewing: Pick<ViewingService, 'show' | 'leave'>;
  readonly viewers: Pick<Viewers, 'othersOn'>;
  readonly activity: Pick<RoomActivity, 'quietFor'>;
  readonly calls: Pick<Handlers, 'order.pause' | 'order.unpause'>;
}

function contextOf(asker: EventCaller, call: 'order.pause' | 'order.unpause'): CallContext {
  const { actor, sid, address, language } = asker;
  return {
    actor,
    sid,
    address,
    language,
    userAgent: '',
    call,
    idempotencyKey: null,
    requestHash: '',
    file: null,
    exchangeId: null,
    token: null,
  };
}

export function createClientHandlers(deps: ClientHandlersDeps): ClientHandlers {
  const canJoin = createRoomCheck(deps);
  return {
    /** Skips unknown and forbidden rooms silently; the answer names the joined ones. */
    create: async ({ actor, joinAllowed }, { rooms, leavesOthers }) => {
      const joined = await joinAllowed(async () => {
        const allowed: string[] = [];
        for (const room of new Set(rooms)) if (await canJoin(actor, room)) allowed.push(room);
        return allowed;
      }, leavesOthers);
      return { ok: true, joined: [...joined], quietFor: deps.activity.quietFor(joined) };
    },
    message: async ({ actor }, { clientId = randomUUID(), pictures = [], ...message }) => ({
      ok: true,
      ...(await deps.chat.send(actor, { ...message, clientId, pictures })),
    }),
    typing: async ({ actor }, { room }) => {
      await deps.typing.publish(actor, room);
      return { ok: true };
    },
    received: async ({ actor }, { orders }) => {
      await deps.receipts.markReceived(actor, orders);
      return { ok: true };
    },
    viewing: async ({ actor, connection, viewed }, { order, isOpen }) => {
      if (isOpen && !viewed.has(order) && viewed.size >= VIEWED_MAX) throw new HttpError('too_many');
      await deps.viewing.show(actor, { order, connection, isOpen });
      if (isOpen) viewed.add(order);
      else viewed.delete(order);
      return { ok: true, viewers: deps.viewers.othersOn(order, actor.id) };
    },
    orderNotification: async (asker, { type, id }) => {
      const call = clientEvents.orderNotification.calls[type];
      // The call's own right decides; the event's right requires only a session.
      if (!isRoleAllowed(call, asker.actor)) throw new HttpError('forbidden');
      await deps.calls[call](contextOf(asker, call), { id });
      return { ok: true };
    },
  };
}

/** @throws Error for a client event without a handler or with an unknown right, or a handler without an event */
export function assertServesAll(handlers: Readonly<Record<string, unknown>>): void {
  for (const [name, { right }] of Object.entries<{ readonly right: string }>(clientEvents))
    if (!isAction(right)) throw new Error(`The right of ${name}, ${right}, is not in the table of rights.`);
  const missing = Object.keys(clientEvents).find((name) => typeof handlers[name] !== 'function');
  if (missing !== undefined) throw new Error(`No handler serves the client event ${missing}.`);
  const stray = Object.keys(handlers).find((name) => !Object.hasOwn(clientEvents, name));
  if (stray !== undefined) throw new Error(`The handler ${stray} serves no client event of the contract.`);
}
