import type { HandlersOf } from '../../http/handler-types.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { PasswordLinksService } from '../auth/password-links.service.ts';
import type { AccountChangesService } from './account-changes.service.ts';
import type { MembershipService } from './membership.service.ts';

export interface AccountRoutesDeps {
  readonly auth: Pick<AuthService, 'changePassword' | 'endOwnSession' | 'logoutEverywhere' | 'listOwnSessions'>;
  readonly accountChanges: AccountChangesService;
  readonly membership: MembershipService;
  readonly passwordLinks: Pick<PasswordLinksService, 'make'>;
}

export const accountRoutes = ({
  auth,
  accountChanges,
  membership,
  passwordLinks,
}: AccountRoutesDeps): HandlersOf<'account'> => ({
  'account.getSessions': async (context) => ({ sessions: await auth.listOwnSessions(context) }),
  'account.endSession': async ({ actor }, { id }) => {
    await auth.endOwnSession(actor, id);
    return { ok: true };
  },
  'account.logoutEverywhere': async ({ actor }) => {
    await auth.logoutEverywhere(actor);
    return { ok: true };
  },
  'account.changePassword': (context, passwords) => auth.changePassword(context, passwords),
  'account.ban': (context, { id }) => accountChanges.ban(context, id),
  'account.unban': (context, { id }) => accountChanges.unban(context, id),
  'account.changeRole': (context, { id, role }) => accountChanges.changeRole(context, id, role),
  'account.changeMembership': (context, wanted) => membership.change(context, wanted),
  'account.makePasswordLink': ({ actor }, { id }) => passwordLinks.make(actor, id),
  'account.forceRelogin': (context, { id }) => accountChanges.forceRelogin(context, id),
});
