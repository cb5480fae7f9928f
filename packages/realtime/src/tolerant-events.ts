import * as z from 'zod/mini';
import { parseRoom } from './contract/rooms.ts';
import { serverEvents } from './contract/server-events.ts';
import { createUniqueId } from './outbox/unique-id.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/* @__NO_SIDE_EFFECTS__ */
const read = <S extends z.ZodMiniType>(toValue: (value: unknown) => unknown, schema: S) =>
  z.pipe(z.transform(toValue), schema);

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
/** Servers also send a blank text for none. */
const orNull = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null));

const Id = z.int().check(z.minimum(1));
/** Number, also as text. */
const AnyId = read(toNumber, Id);
const MaybeId = read((value) => toNumber(orNull(value)) || null, z.nullable(Id));
const MaybeInt = read(orNull, z.nullable(z.int()));
const MaybeText = read(orNull, z.nullable(z.string()));
const AnyText = read((value) => value ?? '', z.string());

/** Without an id each event is new; without a number it belongs to no sequence. */
const envelope = {
  eventId: read((value) => orNull(value) ?? createUniqueId(), z.string()),
  seq: MaybeInt,
};

const newOrder = z.object({
  ...envelope,
  id: MaybeId,
  game: read(toNumber, z.int()),
  platform: MaybeText,
  server: MaybeText,
  purchase: AnyText,
});

const chatOf = (room: unknown): number | null => {
  const parsed = typeof room === 'string' ? parseRoom(room) : undefined;
  return parsed?.kind === 'chat' ? parsed.id : null;
};
/** The order of a message is also in its room; the sender is a user id. */
const toMessage = (value: unknown): unknown =>
  isObject(value)
    ? {
        ...value,
        order: orNull(value.order) ?? chatOf(value.room),
        sender: isObject(value.sender) ? value.sender : null,
      }
    : value;
const { message } = serverEvents;

/** The events of SPEC as the client reads them: what SPEC does not name may be missing. */
const specEvents = {
  message: read(
    toMessage,
    z.object({
      ...envelope,
      id: MaybeId,
      order: MaybeId,
      seqInOrder: MaybeId,
      sender: message.shape.sender,
      clientId: MaybeText,
      msg: AnyText,
      code: MaybeText,
      params: read((value) => orNull(value) ?? {}, message.shape.params),
      pictures: z.catch(message.shape.pictures, undefined),
      replyTo: z.catch(message.shape.replyTo, undefined),
      createdAt: MaybeText,
    }),
  ),
  orderNotification: z.object({ ...envelope, type: z.enum(['Pause', 'Unpause']), id: AnyId, by: z.optional(MaybeId) }),
  newOrder,
  newOrderNotification: newOrder,
  newMessage: z.object({ ...envelope, to: AnyId, id: AnyId, seqInOrder: z.optional(MaybeInt) }),
  newNotification: z.object({
    ...envelope,
    users: z.array(AnyId),
    message: AnyText,
    order: z.optional(MaybeId),
    notification: z.optional(MaybeId),
  }),
  lockinInit: z.object({ ...envelope, id: MaybeId }),
  lockinStatus: z.object({ ...envelope, id: MaybeId }),
} as const;

/** Server events as the client reads them, also from servers that send no more than SPEC says. */
export const tolerantEvents = { ...serverEvents, ...specEvents } as const;
