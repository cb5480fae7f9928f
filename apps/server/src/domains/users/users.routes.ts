import type { HandlersOf } from '../../http/handler-types.ts';
import type { EventsService } from '../events/events.service.ts';
import type { PushService } from '../push/push.service.ts';
import type { UsersService } from './users.service.ts';

const done = { ok: true } as const;

export interface UsersRoutesDeps {
  readonly people: UsersService;
  readonly events: Pick<EventsService, 'getSince'>;
  readonly push: Pick<PushService, 'setToken' | 'removeToken'>;
}

export const usersRoutes = ({
  people: users,
  events,
  push,
}: UsersRoutesDeps): HandlersOf<'user'> & HandlersOf<'boostcoin'> => ({
  'user.getLoyaltyRank': ({ actor }) => users.loyaltyRank(actor),
  'user.getUserInfo': async ({ actor }) => {
    const { last: eventSeq } = await events.getSince(actor.id, null);
    return { ...(await users.info(actor)), eventSeq };
  },
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
