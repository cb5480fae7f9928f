import { type ClientEventName, clientEvents, hasContent } from '@boostdesk/realtime/contract';
import * as z from 'zod/mini';
import { AnyId } from '../http/accepted-requests.ts';

const { create, message, orderNotification, received, typing, viewing } = clientEvents;
const { rooms: Rooms } = create.payload.shape;
const { msg, room, clientId, pictures, replyTo, confirmed } = message.payload.shape;

/** An event with one argument. */
const single = <S extends z.ZodMiniType>(payload: S) =>
  z.pipe(
    z.tuple([payload]),
    z.transform(([only]) => only),
  );

/** Names or lists of names, of which SPEC §7 does not say that they are all that the client shows. */
const RoomNames = z.pipe(
  z.pipe(
    z.transform((args: readonly unknown[]) => args.flat()),
    Rooms,
  ),
  z.transform((rooms) => ({ rooms, leavesOthers: false })),
);
/** The contract's form names every chat that the client shows. */
const AllRooms = z.pipe(
  single(z.object({ rooms: Rooms })),
  z.transform(({ rooms }) => ({ rooms, leavesOthers: true })),
);

/**
 * The arguments, without acknowledgement, that the server accepts of each event: the contract's payload, and the forms
 * that SPEC §7 allows. Unknown keys are dropped.
 */
export const acceptedEvents = {
  create: z.union([AllRooms, RoomNames]),
  message: single(z.object({ msg, room, clientId, pictures, replyTo, confirmed }).check(z.refine(hasContent))),
  typing: single(z.object(typing.payload.shape)),
  received: single(z.object(received.payload.shape)),
  viewing: single(z.object(viewing.payload.shape)),
  orderNotification: single(z.object({ type: orderNotification.payload.shape.type, id: AnyId })),
} as const satisfies Record<ClientEventName, z.ZodMiniType>;

/** What the handler of an event receives. */
export type AcceptedEvent<N extends ClientEventName> = z.output<(typeof acceptedEvents)[N]>;
