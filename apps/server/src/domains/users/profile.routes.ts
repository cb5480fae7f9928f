import type { HandlersOf } from '../../contract/handlers.ts';
import type { ProfileService } from './profile.service.ts';

const done = { ok: true } as const;

export const profileRoutes = (profile: ProfileService): HandlersOf<'profile'> => ({
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
