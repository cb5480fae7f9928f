import { quickreplies, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type QuickReply = ResponseOf<typeof quickreplies.calls.get>['row'];

const parts = { quickreplies: quickreplies.calls };

export const useQuickRepliesApi = () => useApi(parts).quickreplies;
