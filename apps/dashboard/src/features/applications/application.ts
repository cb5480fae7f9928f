import type { AnswerOf, applications } from '@boostdesk/api-client/contract';

/** A row of the list of applications. */
export type Application = AnswerOf<typeof applications.calls.get>['row'];
