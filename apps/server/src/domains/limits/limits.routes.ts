import type { HandlersOf } from '../../http/handler-types.ts';
import type { LimitsService } from './limits.service.ts';

export const limitsRoutes = (limits: LimitsService): HandlersOf<'limits'> => ({
  'limits.get': (context) => limits.get(context),
  'limits.save': (context, wanted) => limits.save(context, wanted),
});
