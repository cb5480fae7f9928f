import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { addToChat } from '../../../realtime/chat-handlers.ts';
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

const Thread = () => {
  const { messages, loadOlder } = useChat(ORDER);
  return (
    <>
      <button type="button" onClick={loadOlder} />
      <p>{messages?.map(({ seq }) => seq).join()}</p>
    </>
  );
};

test.each([
  ['one message', [7]],
  ['two messages', [7, 8]],
  ['a message after a gap', [9]],
])('%s that arrives while older messages load is shown before and after the page', async (_, arriving) => {
  const history = (before: number | null | undefined) => {
    const last = (before ?? 7) - 1;
    return { messages: [paidMessage(ORDER, last - 1), paidMessage(ORDER, last)], more: last > 2, firstUnread: null };
  };
  const olderPage = Promise.withResolvers<void>();
  const getHistory = vi.fn(async ({ before }: { before?: number | null | undefined }) => {
    if (before !== undefined) await olderPage.promise;
    return history(before);
  });
  const answers = { chatMessage: { getHistory } };
  const { page, queries, settle } = await renderInApp({ node: <Thread />, answers });
  const seqs = () => page.querySelector('p')?.textContent;
  await act(async () => page.querySelector('button')?.click());
  const invalidate = () => undefined;
  await act(async () => {
    for (const seq of arriving) addToChat({ queries, invalidate }, paidMessage(ORDER, seq));
  });
  await settle();
  expect(seqs()).toBe([5, 6, ...arriving].join());
  olderPage.resolve();
  await settle();
  expect(seqs()).toBe([3, 4, 5, 6, ...arriving].join());
});
