/** A clock that stands still until it is moved, except for a millisecond at each look, so that no two moments are the same. */
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
