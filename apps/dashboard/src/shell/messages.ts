import { extendClient } from '@boostdesk/api-client';
import { type AnswerOf, chatMessage } from '@boostdesk/api-client/contract';
import { keys } from '../app/query-client.ts';
import { useRead } from '../app/read.ts';
import { useServices } from '../app/services-context.ts';

export type MessageList = AnswerOf<typeof chatMessage.getMessageList>;

/** The list that every place with an unread number reads: header, browser tab, icon of the app. */
export function useMessages() {
  const { api } = useServices();
  return useRead({
    key: keys.messages(),
    read: (signal) => api.chatMessage.getMessageList({ offset: 0 }, { signal }),
  });
}

const withoutUnread = (list: MessageList, ids: readonly number[]): MessageList => ({
  unreadMsg: list.unreadMsg.filter((item) => !ids.includes(item.id)),
  allMsg: list.allMsg.map((item) => (ids.includes(item.id) ? { ...item, unread: false } : item)),
});

/** Shown at once, taken back where the server says no, and fetched again either way (SPEC §4, Messages). */
export function useMessageActions() {
  const { api, queries } = useServices();
  const key = keys.messages();

  /** False where the server said no, or nothing: that has had its toast already. */
  async function optimistically(
    change: (list: MessageList) => MessageList,
    call: () => Promise<unknown>,
  ): Promise<boolean> {
    await queries.cancelQueries({ queryKey: key });
    const before = queries.getQueryData<MessageList>(key);
    if (before !== undefined) queries.setQueryData(key, change(before));
    try {
      await call();
      return true;
    } catch {
      queries.setQueryData(key, before);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: key });
    }
  }

  return {
    clear: (ids: readonly number[]) =>
      optimistically(
        (list) => withoutUnread(list, ids),
        () => api.chatMessage.clearMessages({ ids: [...ids] }),
      ),
    restore: (ids: readonly number[]) =>
      optimistically(
        (list) => list,
        () => extendClient(api, { chatMessage }).chatMessage.restoreMessages({ ids: [...ids] }),
      ),
    markRead: (id: number) =>
      optimistically(
        (list) => withoutUnread(list, [id]),
        () => api.chatMessage.makeRead({ id }),
      ),
    markUnread: (id: number) =>
      optimistically(
        (list) => list,
        () => api.chatMessage.makeUnread({ id }),
      ),
  };
}
