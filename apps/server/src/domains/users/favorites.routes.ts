import type { HandlersOf } from '../../http/handler-types.ts';
import type { FavoritesService } from './favorites.service.ts';

const done = { ok: true } as const;

export const favoritesRoutes = (favorites: FavoritesService): HandlersOf<'favorite'> => ({
  'favorite.getList': ({ actor }) => favorites.list(actor),
  'favorite.add': async ({ actor }, { booster }) => {
    await favorites.add(actor, booster);
    return done;
  },
  'favorite.remove': async ({ actor }, { booster }) => {
    await favorites.remove(actor, booster);
    return done;
  },
});
