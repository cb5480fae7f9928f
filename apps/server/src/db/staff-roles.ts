import { isStaff, roles } from '@boostdesk/auth';

/** For queries of users. */
export const staffRoles = roles.filter((role) => isStaff({ role }));
