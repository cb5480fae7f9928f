import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// example
import { type AlertContext, alertFor, createRouter } from './index.ts';
// end
import { notingHandlers } from './testing/fixtures.ts';
import { settle } from './testing/hand-clock.ts';

const shown: string[] = [];

// example
const context: AlertContext = {
  user: { id: 5, role: 2, employee: { trial: false, games: null, platforms: ['PC'] } },
  settings: { showNotifications: true, soundsOn: true, orderToasts: true, volume: 80 },
  viewing: new Set([10_001]),
};

const router = createRouter({
  handlers: {
    ...notingHandlers([]), // in earnest: one function for each event; one left out does not compile
    newMessage(payload) {
      const { toast, sound } = alertFor({ name: 'newMessage', payload }, context);
      shown.push(`${toast?.text} (${sound})`);
    },
  },
  fetchSince: async (seq) => ({ events: [], last: seq ?? 0, complete: true }),
});

router.receive('newMessage', { eventId: 'a', seq: null, to: 5, id: 10_002 });
router.receive('newMessage', { eventId: 'a', seq: null, to: 5, id: 10_002 }); // the same one again
// shown: ['New message received on order 10002 (newmessage)']
// end

it("runs the README's example", async () => {
  await settle();
  await settle();
  expect(shown).toEqual(['New message received on order 10002 (newmessage)']);
});

it('holds the example word for word', () => {
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const parts = [...own.matchAll(/^\/\/ example\n(.*?)^\/\/ end\n/gms)].map(([, code]) => code);
  const example = parts.join('\n').replace('./index.ts', '@boostdesk/realtime');
  expect(parts).toHaveLength(2);
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(example);
});
