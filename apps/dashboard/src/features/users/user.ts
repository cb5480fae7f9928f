import type { ResponseOf, users } from '@boostdesk/api-client/contract';

export type User = ResponseOf<typeof users.calls.get>['row'];
