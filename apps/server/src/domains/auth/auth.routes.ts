import { can } from '@boostdesk/auth';
import type { HandlersOf } from '../../http/handler-types.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { AuthService } from './auth.service.ts';
import type { DemoAccount } from './demo-accounts.ts';
import type { PasswordLinksService } from './password-links.service.ts';

export interface AuthRoutesDeps {
  readonly auth: AuthService;
  readonly orders: OrdersService;
  readonly passwordLinks: Pick<PasswordLinksService, 'request' | 'use'>;
  readonly resetLoginAttempts: (address: string, email: string) => Promise<void>;
  /** Empty outside demo mode. */
  readonly demoAccounts: readonly DemoAccount[];
}

export const authRoutes = ({
  auth,
  orders,
  passwordLinks,
  resetLoginAttempts,
  demoAccounts,
}: AuthRoutesDeps): HandlersOf<'auth'> => ({
  'auth.isAuthenticated': ({ token, exchangeId, userAgent }) => auth.isAuthenticated(token, exchangeId, userAgent),
  'auth.login': ({ userAgent }, credentials) => auth.login(credentials, userAgent),
  'auth.register': ({ userAgent }, person) => auth.register(person, userAgent),
  'auth.requestPasswordLink': async (_, { email }) => {
    await passwordLinks.request(email);
    return { ok: true };
  },
  'auth.newPassword': async ({ address }, request) => {
    await resetLoginAttempts(address, await passwordLinks.use(request));
    return { ok: true };
  },
  'auth.handOver': (context) => auth.handOver(context),
  'auth.logout': async ({ actor, sid }) => {
    if (sid !== null) await auth.logout({ actor, sid });
    return { ok: true };
  },
  'auth.canViewGuides': async ({ actor }) => ({ allowed: can('guide.view', actor) }),
  'auth.canViewOrder': async ({ actor }, { id }) => ({ allowed: await orders.reading.canView(actor, id) }),
  'auth.saveUser': async ({ actor }, result) => {
    await auth.saveFingerprint(actor, result);
    return { ok: true };
  },
  'auth.demoAccounts': async ({ language }) =>
    demoAccounts.map((account) => ({ ...account, about: formatMessage(language, account.about) })),
});
