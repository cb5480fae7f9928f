import type { fines, ResponseOf } from '@boostdesk/api-client/contract';

export type Fine = ResponseOf<typeof fines.calls.get>['row'];
