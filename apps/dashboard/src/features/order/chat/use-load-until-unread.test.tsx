import { FakeApiError } from '@boostdesk/api-client/testing';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { paidMessage } from '../../../testing/paid-message.ts';
import { useChat, useLoadUntilUnread } from './use-chat.ts';

const ORDER = 9;

/** Messages 1 to 200, read up to `line`. */
const pageBefore = (before: number | null | undefined, limit: number) => {
  const last = (before ?? 201) - 1;
  const first = Math.max(1, last - limit + 1);
  const messages = Array.from({ length: last - first + 1 }, (_, place) => paidMessage(ORDER, first + place));
  return { messages, more: first > 1, firstUnread: null };
};

const Seeker = ({ line }: { readonly line: number }) => {
  const chat = useChat(ORDER);
  useLoadUntilUnread(chat, line);
  return chat.messages?.[0]?.seq ?? 'nothing';
};

test('loads older messages until the first unread one is included', async () => {
  const getHistory = vi.fn(({ before, limit = 50 }) => pageBefore(before, limit));
  const { page } = await renderInApp({ node: <Seeker line={70} />, answers: { chatMessage: { getHistory } } });
  expect(page.textContent).toBe('51');
  expect(getHistory).toHaveBeenCalledTimes(3);
});

test('does not refetch a failed page on every render', async () => {
  const getHistory = vi.fn(({ before, limit = 50 }) => {
    if (before !== undefined && getHistory.mock.calls.length < 50) throw new FakeApiError('too_many');
    return pageBefore(before, limit);
  });
  const { page } = await renderInApp({ node: <Seeker line={70} />, answers: { chatMessage: { getHistory } } });
  expect(page.textContent).toBe('151');
  expect(getHistory).toHaveBeenCalledTimes(2);
});
