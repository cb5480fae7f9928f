/** Advances by `forward`, and by a millisecond per read, so that no two times are equal. */
export function createTestClock(start = '2026-03-02T12:00:00.000Z') {
  let now = Date.parse(start);
  return {
    now: () => {
      now += 1;
      return new Date(now);
    },
    forward: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
