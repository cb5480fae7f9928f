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

/** The page uses the chat twice: in the thread and for the unread count. */
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

test('reopening a chat fetches new messages once, however soon it happens', async () => {
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
  // The client is not in the room, so it gets no event for the system message.
  last = 2;
  await press();
  expect(page.querySelector('p')?.textContent).toBe('1');
  await settle();
  expect(page.querySelector('p')?.textContent).toBe('1,2');
  expect(getHistory).toHaveBeenCalledTimes(2);
});
