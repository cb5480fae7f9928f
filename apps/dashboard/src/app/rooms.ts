import type { Channel } from '@boostdesk/realtime';
import type { Room } from '@boostdesk/realtime/contract';

/** The rooms of this tab: those of the session, and those of what is on the screen. */
export interface Rooms {
  /** Asks for a room beside the others; the answer leaves it. The same one twice is left with the last. */
  readonly enter: (room: Room) => () => void;
}

/** `own` are the session's rooms, asked for whatever is shown. */
export function createRooms(live: Pick<Channel, 'setRooms'>, own: readonly string[]): Rooms {
  const entered = new Map<Room, number>();
  const name = () => live.setRooms([...own, ...entered.keys()]);
  return {
    enter: (room) => {
      entered.set(room, (entered.get(room) ?? 0) + 1);
      name();
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (entered.get(room) ?? 1) - 1;
        if (left > 0) entered.set(room, left);
        else entered.delete(room);
        name();
      };
    },
  };
}
