import type { HandlersOf } from '../../contract/handlers.ts';
import type { UsersService } from './users.service.ts';

const done = { ok: true } as const;

export const usersRoutes = (users: UsersService): HandlersOf<'user'> & HandlersOf<'boostcoin'> => ({
  'user.getLoyaltyRank': ({ actor }) => users.loyaltyRank(actor),
  'user.getUserInfo': ({ actor }) => users.info(actor),
  'user.setOnesignalToken': async (context, { onesignal_token }) => {
    await users.setPushToken(context, onesignal_token);
    return done;
  },
  'user.removeOnesignalToken': async ({ actor }, { onesignal_token }) => {
    await users.removePushToken(actor, onesignal_token);
    return done;
  },
  'boostcoin.getBalance': ({ actor }, { user_id }) => users.balance(actor, user_id),
});
