import type { AnswerOf, blog } from '@boostdesk/api-client/contract';

/** A row of the list of posts. */
export type Post = AnswerOf<typeof blog.calls.get>['row'];
