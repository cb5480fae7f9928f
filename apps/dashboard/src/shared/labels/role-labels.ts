import { ROLE, type Role, roles } from '@boostdesk/auth';
import { t } from '@lingui/core/macro';

const labels: Readonly<Record<Role, () => string>> = {
  [ROLE.admin]: () => t({ context: 'role', message: 'Admin' }),
  [ROLE.booster]: () => t`Booster`,
  [ROLE.customer]: () => t`Customer`,
  [ROLE.moderator]: () => t`Moderator`,
  [ROLE.seniorModerator]: () => t`Senior moderator`,
};

export const roleLabel = (role: Role): string => labels[role]();

export const roleOptions = () => roles.map((role) => ({ id: role, label: roleLabel(role) }));
