import type { Channel } from '@boostdesk/realtime';
import type { Room } from '@boostdesk/realtime/contract';

/** The rooms of this tab: those of the session, and those of what is on the screen. */
export interface Rooms {
  /** Asks for a room beside the others; the answer leaves it. The same one twice is left with the last. */
  readonly enter: (room: Room) => () => void;
  /** What the session says has changed, and with it the rooms that are its own. */
  readonly setOwn: (rooms: readonly string[]) => void;
}

/** `first` are the session's own rooms, asked for whatever is shown. */
export function createRooms(live: Pick<Channel, 'setRooms'>, first: readonly string[]): Rooms {
  let own = first;
  const entered = new Map<Room, number>();
  const name = () => live.setRooms([...own, ...entered.keys()]);
  return {
    setOwn: (rooms) => {
      if (rooms.join() === own.join()) return;
      own = rooms;
      name();
    },
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
