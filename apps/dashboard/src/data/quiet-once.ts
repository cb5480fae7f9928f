import type { QuietErrors } from './api-query.ts';

/** For calls of one query: those that fail together show one toast. The caller notes each failure. */
export function createQuietOnce(quiet: QuietErrors) {
  let hasFailed = false;
  return {
    quiet: ((error) => hasFailed || quiet(error)) satisfies QuietErrors,
    noteFailure: (): void => {
      hasFailed = true;
    },
  };
}
