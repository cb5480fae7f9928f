import type { duoqaccounts, ResponseOf } from '@boostdesk/api-client/contract';

export type DuoqAccount = ResponseOf<typeof duoqaccounts.calls.get>['row'];
