import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { paidMessage } from '../../../testing/paid-message.ts';
import { useChat } from './use-chat.ts';

const ORDER = 9;
const Seqs = () =>
  useChat(ORDER)
    .messages?.map(({ seq }) => seq)
    .join() ?? 'nothing';

/** The chat is in two places of its page: the thread, and the number of what is unread. */
const Visits = () => {
  const [isIn, go] = useState(true);
  return (
    <>
      <button type="button" onClick={() => go(!isIn)} />
      {isIn && (
        <>
          <p>
            <Seqs />
          </p>
          <Seqs />
        </>
      )}
    </>
  );
};

test('a chat that is entered again shows what was said since it was left, however soon, and is read once', async () => {
  let last = 1;
  const getHistory = vi.fn(() => ({
    messages: Array.from({ length: last }, (_, place) => paidMessage(ORDER, place + 1)),
    more: false,
    firstUnread: null,
  }));
  const { page, settle } = await renderInApp({ node: <Visits />, answers: { chatMessage: { getHistory } } });
  const press = () => act(async () => page.querySelector('button')?.click());
  expect(page.querySelector('p')?.textContent).toBe('1');
  await press();
  // Nobody tells of a line by the house who does not hear the room.
  last = 2;
  await press();
  expect(page.querySelector('p')?.textContent).toBe('1');
  await settle();
  expect(page.querySelector('p')?.textContent).toBe('1,2');
  expect(getHistory).toHaveBeenCalledTimes(2);
});
