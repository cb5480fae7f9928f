import type { blog, ResponseOf } from '@boostdesk/api-client/contract';

export type Post = ResponseOf<typeof blog.calls.get>['row'];
