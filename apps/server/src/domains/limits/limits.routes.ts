import type { HandlersOf } from '../../http/handler-types.ts';
import type { LimitsService } from './limits.service.ts';

export const limitsRoutes = (limits: LimitsService): HandlersOf<'limits'> => ({
  'limits.get': () => limits.get(),
  'limits.save': (context, wanted) => limits.save(context, wanted),
});
