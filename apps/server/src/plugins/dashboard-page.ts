import { pageByPath } from '@boostdesk/auth';

/** Whether a path matches a page of the dashboard (SPEC §2), with any parameters. */
export const isDashboardPage = (address: string): boolean => pageByPath(address) !== undefined;
