/** For how long events are remembered, in ms; a page connects within seconds of its first fetch. */
const MEMORY_MS = 5 * 60_000;

/** Remembers when the rooms of this process last had an event. `now`: monotonic, in ms. */
export function createRoomActivity(now: () => number) {
  /** Oldest first. */
  const eventAt = new Map<string, number>();
  /** Earlier events are unknown. */
  let knownSince = now();

  function forgetOld(): void {
    for (const [room, at] of eventAt) {
      if (now() - at < MEMORY_MS) return;
      eventAt.delete(room);
    }
  }

  return {
    /** Call it before sending the event: a socket that joins meanwhile learns of the event in one of the two ways. */
    record(room: string): void {
      forgetOld();
      eventAt.delete(room);
      eventAt.set(room, now());
    },
    /** Call it when events were lost. */
    recordGap(): void {
      knownSince = now();
    },
    /** For so many ms none of the rooms has had an event, as far as this process knows. Call it after the join. */
    quietFor(rooms: readonly string[]): number {
      const last = rooms.reduce((latest, room) => Math.max(latest, eventAt.get(room) ?? latest), knownSince);
      return Math.floor(Math.min(now() - last, MEMORY_MS));
    },
  };
}

export type RoomActivity = ReturnType<typeof createRoomActivity>;
