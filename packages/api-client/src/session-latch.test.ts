import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSessionLatch } from './session-latch.ts';

test('a session ends once, in whatever order its failures arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (withToken) => {
      const latch = createSessionLatch();
      let current: string | null = 'one';
      let ended = 0;
      for (const has of withToken) {
        const sent = has ? 'one' : null;
        latch.noteRequest(sent);
        if (latch.shouldEnd(sent, current)) {
          ended += 1;
          current = null;
        }
      }
      expect(ended).toBe(withToken.includes(true) ? 1 : 0);
    }),
  );
});

test.each([
  { what: 'the token it was sent with is still stored', sent: 'one', current: 'one', ends: true },
  { what: 'the store is empty by now', sent: 'one', current: null, ends: true },
  { what: 'there was none from the start', sent: null, current: null, ends: true },
  { what: 'another token is stored by now', sent: 'one', current: 'two', ends: false },
  { what: 'somebody has signed in meanwhile', sent: null, current: 'two', ends: false },
])('a first failure where $what: $ends', ({ sent, current, ends }) => {
  const latch = createSessionLatch();
  latch.noteRequest(sent);
  expect(latch.shouldEnd(sent, current)).toBe(ends);
});

test('after the end only a new token resets the latch', () => {
  const latch = createSessionLatch();
  latch.noteRequest('one');
  expect(latch.shouldEnd('one', 'one')).toBe(true);
  latch.noteRequest('one');
  expect(latch.shouldEnd('one', 'one')).toBe(false);
  latch.noteRequest('two');
  expect(latch.shouldEnd('two', 'two')).toBe(true);
});
