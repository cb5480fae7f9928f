import { chatMessage, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';
import { orMissing, useApiInfiniteQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

export type FoundMessage = ResponseOf<typeof chatMessage.search>['items'][number];

const parts = { chatMessage };

/**
 * Messages with the words of a text, newest first; none for an empty text.
 * @param order searches its chat alone
 */
export function useMessageSearch(text: string, order?: number) {
  const api = useApi(parts).chatMessage;
  const { items, ...query } = useApiInfiniteQuery<FoundMessage>({
    key: keys.messageSearch({ text, order }),
    enabled: text !== '',
    fetchPage: (cursor, signal, quiet) => api.search({ text, order, cursor }, { signal, quiet: orMissing(quiet) }),
  });
  return { ...query, data: items };
}

export type MessageSearchQuery = ReturnType<typeof useMessageSearch>;
