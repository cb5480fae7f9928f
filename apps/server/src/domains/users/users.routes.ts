import type { HandlersOf } from '../../contract/handlers.ts';
import type { PushService } from '../push/push.service.ts';
import type { UsersService } from './users.service.ts';

const done = { ok: true } as const;

export const usersRoutes = (
  users: UsersService,
  push: Pick<PushService, 'setToken' | 'removeToken'>,
): HandlersOf<'user'> & HandlersOf<'boostcoin'> => ({
  'user.getLoyaltyRank': ({ actor }) => users.loyaltyRank(actor),
  'user.getUserInfo': ({ actor }) => users.info(actor),
  'user.setOnesignalToken': async (context, { onesignal_token }) => {
    await push.setToken(context, onesignal_token);
    return done;
  },
  'user.removeOnesignalToken': async ({ actor }, { onesignal_token }) => {
    await push.removeToken(actor, onesignal_token);
    return done;
  },
  'boostcoin.getBalance': ({ actor }, { user_id }) => users.balance(actor, user_id),
});
