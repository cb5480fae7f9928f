export {
  type ClientEventAck,
  type ClientEventName,
  type ClientEventPayload,
  clientEvents,
  hasContent,
} from './client-events.ts';
export {
  BOOSTERS_ROOM,
  chatRoom,
  ORDER_ROOM,
  type ParsedRoom,
  parseRoom,
  type Room,
  type RoomUser,
  STAFF_ROOM,
  sessionRooms,
  userRoom,
  viewersRoom,
} from './rooms.ts';
export {
  type ServerEvent,
  type ServerEventName,
  type ServerEventPayload,
  serverEventNames,
  serverEvents,
} from './server-events.ts';
