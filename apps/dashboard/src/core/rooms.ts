import type { Channel } from '@boostdesk/realtime';
import type { Room } from '@boostdesk/realtime/contract';

/** Socket rooms of this tab: those of the session and those of the screen. */
export interface Rooms {
  /** Enters a room and returns a function that leaves it. A room entered twice is left with the last call. */
  readonly enter: (room: Room) => () => void;
  readonly setOwn: (rooms: readonly string[]) => void;
}

/** Creates the room list; `first` are the rooms of the session. */
export function createRooms(live: Pick<Channel, 'setRooms'>, initialRooms: readonly string[]): Rooms {
  let ownRooms = initialRooms;
  const entered = new Map<Room, number>();
  const sendRooms = () => live.setRooms([...ownRooms, ...entered.keys()]);
  return {
    setOwn: (rooms) => {
      if (rooms.join() === ownRooms.join()) return;
      ownRooms = rooms;
      sendRooms();
    },
    enter: (room) => {
      entered.set(room, (entered.get(room) ?? 0) + 1);
      sendRooms();
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (entered.get(room) ?? 1) - 1;
        if (left > 0) entered.set(room, left);
        else entered.delete(room);
        sendRooms();
      };
    },
  };
}
