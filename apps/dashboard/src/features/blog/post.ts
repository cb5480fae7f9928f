import type { blog, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of posts. */
export type Post = ResponseOf<typeof blog.calls.get>['row'];
