import type { HandlersOf } from '../../contract/handlers.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { AccountChangesService } from './account-changes.service.ts';

export interface AccountRoutesDeps {
  readonly auth: Pick<AuthService, 'changePassword' | 'logoutEverywhere'>;
  readonly accountChanges: AccountChangesService;
}

export const accountRoutes = ({ auth, accountChanges }: AccountRoutesDeps): HandlersOf<'account'> => ({
  'account.logoutEverywhere': async ({ actor }) => {
    await auth.logoutEverywhere(actor);
    return { ok: true };
  },
  'account.changePassword': ({ actor }, passwords) => auth.changePassword(actor, passwords),
  'account.ban': (context, { id }) => accountChanges.ban(context, id),
  'account.unban': (context, { id }) => accountChanges.unban(context, id),
  'account.changeRole': (context, { id, role }) => accountChanges.changeRole(context, id, role),
  'account.forceRelogin': (context, { id }) => accountChanges.forceRelogin(context, id),
});
