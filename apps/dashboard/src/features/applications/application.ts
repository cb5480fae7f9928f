import type { applications, ResponseOf } from '@boostdesk/api-client/contract';

export type Application = ResponseOf<typeof applications.calls.get>['row'];
