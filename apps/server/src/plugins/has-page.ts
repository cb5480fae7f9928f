import { pageByPath } from '@boostdesk/auth';

/** Whether the dashboard has a page at an address (SPEC §2), whatever stands there in place of a number or a token. */
export const hasPage = (address: string): boolean => pageByPath(address) !== undefined;
