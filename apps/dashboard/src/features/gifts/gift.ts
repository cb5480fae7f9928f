import type { gifts, ResponseOf } from '@boostdesk/api-client/contract';

export type Gift = ResponseOf<typeof gifts.calls.get>['row'];
