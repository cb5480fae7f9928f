import type { HandlersOf } from '../../contract/handlers.ts';
import type { ScreensService } from './screens.service.ts';

export const screensRoutes = (screens: ScreensService): HandlersOf<'screen'> => ({
  'screen.getOrders': (context, window) => screens.orders(context, window),
});
