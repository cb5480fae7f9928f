import { type ApiError, isApiError } from '@boostdesk/api-client';
import { scheduledMessage } from '@boostdesk/api-client/contract';
import { useApi } from '../../../../core/services-context.ts';
import { useApiQuery } from '../../../../data/api-query.ts';
import { keys } from '../../../../data/query-client.ts';

const parts = { scheduledMessage };

export const useScheduledApi = () => useApi(parts).scheduledMessage;

/** Whether the server asks about personal details in the message. */
export const isQuestion = (error: unknown): error is ApiError =>
  isApiError(error) && error.code === 'needs_confirmation';

/** Own messages that wait in the order, the next one first. */
export function useScheduledMessages(order: number) {
  const api = useScheduledApi();
  return useApiQuery({
    key: keys.scheduledMessages(order),
    fetch: (signal, quiet) => api.getWaiting({ order }, { signal, quiet }),
  });
}
