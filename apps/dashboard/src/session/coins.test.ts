import { expect, test } from 'vitest';
import { createStore } from '../core/state.ts';
import { showCoinsOfEvent, showCoinsOfResponse } from './coins.ts';
import { userInfoAtom } from './session-atoms.ts';

const balanceIn = (store: ReturnType<typeof createStore>) => store.get(userInfoAtom).balance;

test('showCoinsOfResponse shows the balance of the answer', async () => {
  const store = createStore();
  await showCoinsOfResponse(store, Promise.resolve({ balance: 120 }));
  expect(balanceIn(store)).toBe(120);
});

test('showCoinsOfResponse ignores an answer when an event has set the balance meanwhile', async () => {
  const store = createStore();
  const answer = Promise.withResolvers<{ readonly balance: number }>();
  const shown = showCoinsOfResponse(store, answer.promise);
  showCoinsOfEvent(store, 70);
  answer.resolve({ balance: 120 });
  await shown;
  expect(balanceIn(store)).toBe(70);
  await showCoinsOfResponse(store, Promise.resolve({ balance: 60 }));
  expect(balanceIn(store)).toBe(60);
});
