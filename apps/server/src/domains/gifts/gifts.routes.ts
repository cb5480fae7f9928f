import type { HandlersOf } from '../../http/handler-types.ts';
import type { GiftsService } from './gifts.service.ts';

export const giftsRoutes = (gifts: GiftsService): HandlersOf<'gift'> => ({
  'gift.getMine': ({ actor }) => gifts.mine(actor),
  'gift.claim': (context, { id }) => gifts.claim(context, id),
});
