import type { HandlersOf } from '../../http/handler-types.ts';
import type { ProfileService } from './profile.service.ts';
import type { UsersService } from './users.service.ts';

const done = { ok: true } as const;

export interface ProfileRoutesDeps {
  readonly profile: ProfileService;
  readonly people: Pick<UsersService, 'coins' | 'spent'>;
}

export const profileRoutes = ({ profile, people }: ProfileRoutesDeps): HandlersOf<'profile'> => ({
  'profile.getCoins': ({ actor }, query) => people.coins(actor, query),
  'profile.getSpent': ({ actor }) => people.spent(actor),
  'profile.changeName': async ({ actor }, { name }) => {
    await profile.changeName(actor, name);
    return done;
  },
  'profile.setNewsletter': async ({ actor }, { newsletter }) => {
    await profile.setNewsletter(actor, newsletter);
    return done;
  },
  'profile.setPicture': ({ actor }, { data }) => profile.setPicture(actor, Buffer.from(data, 'base64')),
  'profile.removePicture': async ({ actor }) => {
    await profile.removePicture(actor);
    return done;
  },
});
