import type { HandlersOf } from '../../http/handler-types.ts';
import type { PlayService } from './play.service.ts';

export const playRoutes = (play: PlayService): HandlersOf<'play'> => ({
  'play.get': (context, { order }) => play.get(context, order),
  'play.setPlaying': (context, given) => play.setPlaying(context, given),
  'play.poke': (context, { order }) => play.poke(context, order),
});
