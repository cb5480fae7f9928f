import type { HandlersOf } from '../../http/handler-types.ts';
import type { PlayService } from './play.service.ts';
import type { SessionsService } from './sessions.service.ts';

export const playRoutes = (play: PlayService, sessions: SessionsService): HandlersOf<'play'> => ({
  'play.get': async (context, { order }) => ({
    ...(await play.get(context, order)),
    sessions: await sessions.listOpen(context, order),
  }),
  'play.setPlaying': (context, given) => play.setPlaying(context, given),
  'play.poke': (context, { order }) => play.poke(context, order),
});
